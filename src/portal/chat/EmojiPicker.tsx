import { Button, Popover } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';

/** The emoji of the brand, each a button. */
export function EmojiPicker({
  emoji,
  onChoose,
}: {
  emoji: readonly string[];
  onChoose: (emoji: string) => void;
}) {
  const say = useText();
  return (
    <Popover
      label={say('chat.emoji')}
      placement="end"
      className="lv-chat-emoji"
      trigger={(props) => (
        <Button {...props} size="small" variant="ghost" aria-label={say('chat.emoji')}>
          <span aria-hidden="true">😀</span>
        </Button>
      )}
    >
      {(close) =>
        emoji.map((each) => (
          <button
            key={each}
            type="button"
            className="lv-chat-emoji-one"
            onClick={() => {
              close();
              onChoose(each);
            }}
          >
            {each}
          </button>
        ))
      }
    </Popover>
  );
}
