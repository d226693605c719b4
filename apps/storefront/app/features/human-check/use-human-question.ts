import { useResource } from '../../http/index.ts';
import type { HumanCheck } from './human-check.server.ts';
import { humanCheckPicture } from './resources.ts';

/** Prepares a question for a form: with the URL and the size of its picture. */
export function useHumanQuestion() {
  const pictures = useResource(humanCheckPicture);
  return ({ pictureText, ...check }: HumanCheck) => ({
    ...check,
    picture:
      pictureText === undefined
        ? undefined
        : {
            src: pictures.address({ challenge: check.challenge }),
            alt: pictureText,
            width: 150,
            height: 50,
          },
  });
}
