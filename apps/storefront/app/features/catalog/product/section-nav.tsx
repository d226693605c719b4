import { Tabs } from '@marketfront/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { sectionNav } from './product-sections.css.ts';

export interface PageSection {
  /** The id of the linked element. */
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
}

const pixels = (length: string) => Number.parseFloat(length) || 0;

/** The last section whose top has passed below the header. */
function useCurrentSection(sections: readonly PageSection[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      // The position of a section after scrolling to it.
      const page = pixels(getComputedStyle(document.documentElement).scrollPaddingTop);
      const passed = elements.filter(
        (element) =>
          element.getBoundingClientRect().top <= page + pixels(getComputedStyle(element).scrollMarginTop) + 8,
      );
      setCurrent(passed.at(-1)?.id);
    };
    let asked = 0;
    const later = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(update);
    };
    later();
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(asked);
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
    };
  }, [ids]);
  return current;
}

/** Links to the sections of the page. They stay in view and mark the current section. */
export function SectionNav({ sections }: { sections: readonly PageSection[] }) {
  const t = useMessages('product');
  const current = useCurrentSection(sections) ?? sections[0]?.id;
  return (
    <div className={sectionNav}>
      <Tabs
        label={t('product.sections')}
        items={sections.map(({ id, label, count }) => ({
          href: `#${id}`,
          label,
          count,
          current: id === current,
        }))}
      />
    </div>
  );
}
