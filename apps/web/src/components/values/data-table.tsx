import type { ReactNode } from 'react'
import classes from './data-table.module.css'

interface Column {
  readonly title: string
  /** Figures: set flush right. Mark their cells with `data-num` too. */
  readonly num?: boolean
}

interface DataTableProps {
  /** What the table holds, for who does not see it. */
  readonly label: string
  readonly columns: readonly Column[]
  /** Rows: `<tr>`, the first cell a `<th scope="row">`. */
  readonly children: ReactNode
  readonly foot?: ReactNode
}

/**
 * A dense table that scrolls by itself where it does not fit. `data-hot` marks a cell to look at, `data-keep`
 * one that must not break (a RUT, a date); a link with `data-opens` takes a press anywhere on its row;
 * a row with `data-off` no longer counts.
 */
export function DataTable({ label, columns, children, foot }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ title, num }) => (
              <th key={title} scope="col" data-num={num || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </section>
  )
}
