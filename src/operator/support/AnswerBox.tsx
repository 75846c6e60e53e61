import { useRef, useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { say, spokenLanguage } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Picker } from '../parts/Picker.tsx';
import { Segments } from '../parts/Segments.tsx';
import { TextArea } from '../parts/TextArea.tsx';
import { base64Of } from '../api/base64-of.ts';
import { messageKey, type SupportDesk, type Head, type Steps } from './useSupport.ts';

const kinds = ['answer', 'note'] as const;
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];
const pictureMost = 5 * 1024 * 1024;
const typingMs = 3_000;

/** Words in a language, else in English, else in any. */
const wordsIn = (words: Readonly<Record<string, string>>, language: string): string =>
  words[language] ?? words['en'] ?? Object.values(words)[0] ?? '';

/** Writes an answer, or a note that only operators see; ready answers are in the player's language. */
export const AnswerBox = ({
  head,
  desk,
  steps: { answer, note, picture, seen },
  isMine,
}: {
  head: Head;
  desk: SupportDesk;
  steps: Steps;
  isMine: boolean;
}) => {
  const [kind, setKind] = useState<(typeof kinds)[number]>('answer');
  const [words, setWords] = useState('');
  const [wrongFile, setWrongFile] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const typedAt = useRef(0);
  /** Key of the words that are being sent; others have another one. */
  const sending = useRef({ words: '', key: '' });
  const isAnswer = kind === 'answer';
  const step = isAnswer ? answer : note;
  const said = words.trim();
  const ready = said !== '' && (isAnswer ? isMine && [...said].length <= desk.messageMax : true);

  const send = (): void => {
    if (!ready || step.isPending) return;
    if (sending.current.words !== said) sending.current = { words: said, key: messageKey() };
    step.mutate(
      { key: sending.current.key, words: said },
      {
        onSuccess: () => {
          sending.current = { words: '', key: '' };
          setWords('');
        },
      },
    );
  };
  const type = (text: string): void => {
    setWords(text);
    const now = Date.now();
    if (!isAnswer || !isMine || now - typedAt.current < typingMs) return;
    typedAt.current = now;
    seen.mutate({ typing: true });
  };
  const choose = async (chosen: FileList | null): Promise<void> => {
    const [file] = chosen ?? [];
    if (files.current) files.current.value = '';
    if (!file) return;
    const fits = pictureTypes.includes(file.type) && file.size <= pictureMost;
    setWrongFile(!fits);
    if (fits) picture.mutate({ key: messageKey(), file: await base64Of(file) });
  };
  const error = answer.error ?? note.error ?? picture.error;
  return (
    <form
      className="op-support-answer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Segments
        label={say('console.support.kind')}
        value={kind}
        options={kinds.map((id) => ({ id, name: say(`console.support.kinds.${id}`) }))}
        onChange={setKind}
      />
      {isAnswer && isMine && desk.answers.length > 0 && (
        <Picker
          label={say('console.support.ready')}
          value=""
          options={[
            { id: '', name: say('console.support.ready'), hint: '' },
            ...desk.answers.map(({ id, titles, words: inLanguages }) => ({
              id,
              name: wordsIn(titles, spokenLanguage()),
              hint: wordsIn(inLanguages, head.language),
            })),
          ]}
          onChange={(id) => {
            const found = desk.answers.find((each) => each.id === id);
            if (found) type(wordsIn(found.words, head.language));
          }}
        />
      )}
      {isAnswer && !isMine ? (
        <p className="op-quiet">
          {say(head.state === 'CLOSED' ? 'console.support.ended' : 'console.support.takeFirst')}
        </p>
      ) : (
        <>
          <TextArea
            label={say(isAnswer ? 'console.support.answer' : 'console.support.note')}
            value={words}
            onChange={type}
            rows={3}
            maxLength={isAnswer ? desk.messageMax : 4000}
          />
          <div className="op-support-steps">
            <Button look="main" type="submit" isDisabled={!ready} busy={step.isPending}>
              {say(isAnswer ? 'console.support.send' : 'console.support.keep')}
            </Button>
            {isAnswer && (
              <>
                <input
                  ref={files}
                  type="file"
                  hidden
                  accept={pictureTypes.join(',')}
                  aria-label={say('console.support.attach')}
                  onChange={(event) => void choose(event.currentTarget.files)}
                />
                <Button busy={picture.isPending} onPress={() => files.current?.click()}>
                  {say('console.support.attach')}
                </Button>
              </>
            )}
          </div>
        </>
      )}
      {wrongFile && (
        <p role="alert" className="op-field-error">
          {say('console.support.wrongFile')}
        </p>
      )}
      {error !== null && <RefusalNotice refusal={refusalOf(error)} />}
    </form>
  );
};
