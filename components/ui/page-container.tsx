import type { ReactNode } from 'react';
import { classNames } from './class-names';

const WIDTHS = {
  narrow: 'max-w-md',
  reading: 'max-w-3xl',
  report: 'max-w-5xl',
  page: 'max-w-page',
  wide: 'max-w-[110rem]',
  focus: '',
};

type PageContainerProps = {
  /** Narrow for a form, reading for running text, report for charts, page for panels side by side, wide for a workspace, focus for a view that stands alone and has its own margins. */
  width?: keyof typeof WIDTHS;
  children: ReactNode;
};

/** The margins of a page's content. */
export function PageContainer({ width = 'page', children }: PageContainerProps) {
  return (
    <div className={classNames(width !== 'focus' && 'mx-auto w-full px-4 py-8 sm:px-6 sm:py-12', WIDTHS[width])}>
      {children}
    </div>
  );
}
