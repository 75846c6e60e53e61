import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Picker } from '../parts/Picker.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { useVersions } from '../publication/useVersions.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';

const ANY = 'any';
const DAY = 'day:';
const LATEST = 50;

/** Moment after which a text has to have been added: that of a version, or the beginning of a day of this computer. */
export const SincePicker = ({
  since,
  onChange,
}: {
  /** `''`, a moment, or `day:` before a day as yyyy-mm-dd. */
  since: string;
  onChange: (since: string) => void;
}) => {
  const { pack } = usePack();
  const { data: versions = [] } = useVersions(pack);
  const isDay = since.startsWith(DAY);
  return (
    <>
      <Picker
        label={say('console.languageTexts.since.title')}
        value={since === '' ? ANY : isDay ? DAY : since}
        options={[
          { id: ANY, name: say('console.languageTexts.since.any'), hint: '' },
          { id: DAY, name: say('console.languageTexts.since.day'), hint: '' },
          ...versions.slice(0, LATEST).map(({ version, at, note }) => ({
            id: at,
            name: say('console.languageTexts.since.version', { version }),
            hint: [momentText(at), note].filter(Boolean).join(' · '),
          })),
        ]}
        onChange={(id) => onChange(id === ANY ? '' : id === DAY ? `${DAY}${today()}` : id)}
      />
      {isDay && (
        <TextInput
          label={say('console.languageTexts.since.date')}
          type="date"
          value={since.slice(DAY.length)}
          onChange={(day) => onChange(`${DAY}${day}`)}
        />
      )}
    </>
  );
};

/** Today as yyyy-mm-dd where this computer is. */
function today(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
