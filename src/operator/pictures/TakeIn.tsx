import type { Picture } from '#contract/generated/admin-types.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useAddPicture } from './usePictures.ts';

/** Makes a picture of a folder, or of a pack below, one of the brand's own: only those are cropped and have a point that stays in sight. */
export const TakeIn = ({ picture: { path, address } }: { picture: Picture }) => {
  const { api } = useAdmin();
  const add = useAddPicture();
  const take = useMutation({
    mutationFn: async () =>
      add.mutateAsync({ path, file: new File([await api.asset(address)], path), replace: true }),
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
