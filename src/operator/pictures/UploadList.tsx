import { say } from '../language/say.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { freePath } from './picture-path.ts';
import type { Upload, useUploads } from './useUploads.ts';

type Uploads = ReturnType<typeof useUploads>;

/** What became of each file, and what can be done about one that was refused. */
export const UploadList = ({
  uploads: { uploads, replace, retry, forget },
  isTaken,
}: {
  uploads: Uploads;
  /** A picture of the pack has this path. */
  isTaken: (path: string) => boolean;
}) => (
  <ul className="op-uploads" aria-label={say('console.pictures.upload.list')}>
    {uploads.map((upload) => (
      <li key={upload.id} data-state={upload.state}>
        <div className="op-upload-name">
          <strong>{upload.path}</strong>
          <span role="status" className={upload.state === 'failed' ? 'op-field-error' : 'op-quiet'}>
            {upload.state === 'done' && <Icon name="check" />}
            {words(upload)}
          </span>
          {upload.refusal?.fix && <span className="op-quiet">{upload.refusal.fix}</span>}
        </div>
        {upload.state === 'failed' && (
          <div className="op-upload-actions">
            {upload.refusal?.code === 'PICTURE_EXISTS' ? (
              <>
                <Button onPress={() => replace(upload)}>{say('console.pictures.upload.replace')}</Button>
                <Button
                  onPress={() =>
                    retry(
                      upload,
                      freePath(
                        upload.path,
                        (path) => isTaken(path) || uploads.some((other) => other.path === path),
                      ),
                    )
                  }
                >
                  {say('console.pictures.upload.both')}
                </Button>
              </>
            ) : (
              upload.refusal?.passing && (
                <Button onPress={() => retry(upload)}>{say('console.common.retry')}</Button>
              )
            )}
          </div>
        )}
        {(upload.state === 'done' || upload.state === 'failed') && (
          <IconButton
            icon="cross"
            label={say('console.pictures.upload.forget', { path: upload.path })}
            onPress={() => forget(upload.id)}
          />
        )}
      </li>
    ))}
  </ul>
);

function words({ state, refusal }: Upload): string {
  switch (state) {
    case 'waiting':
      return say('console.pictures.upload.waiting');
    case 'sending':
      return say('console.pictures.upload.sending');
    case 'done':
      return say('console.pictures.upload.done');
    case 'failed':
      return refusal?.message ?? '';
  }
}
