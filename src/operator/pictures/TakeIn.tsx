import type { Picture } from '#contract/generated/admin-types.ts';
import { ApiRefusal, refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useAddPicture } from './usePictures.ts';

async function fileAt(address: string, path: string): Promise<File> {
  const answer = await fetch(address);
  if (!answer.ok) throw new ApiRefusal(answer.status, { code: 'UNKNOWN_PICTURE', message: path, fix: '' });
  return new File([await answer.blob()], path);
}

/** Makes a picture of a folder, or of a pack below, one of the brand's own: only those are cropped and have a point that stays in sight. */
export const TakeIn = ({ picture: { path, address } }: { picture: Picture }) => {
  const add = useAddPicture();
  const take = useMutation({
    mutationFn: async () => add.mutateAsync({ path, file: await fileAt(address, path), replace: true }),
  });
  return (
    <section>
      <p className="op-quiet">{say('console.pictures.takeIn.lead')}</p>
      <Button icon="plus" busy={take.isPending} onPress={() => take.mutate()}>
        {say('console.pictures.takeIn.take')}
      </Button>
      {take.error !== null && <RefusalNotice refusal={refusalOf(take.error)} />}
    </section>
  );
};
