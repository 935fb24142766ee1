import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMedia } from '../../lib/browser/use-media.ts'
import classes from './data-table.module.css'

export interface Column {
  readonly title: string
  /** Full text of an abbreviated title. */
  readonly explains?: string
  /** Figures: set flush right. Mark their cells with `data-num` too. */
  readonly num?: boolean
  /** The rows can be sorted by it; `direction`: the current order. */
  readonly sort?: { readonly direction: 'asc' | 'desc' | null; readonly onSort: () => void }
}

interface DataTableProps {
  /** Accessible name of the table. */
  readonly label: string
  readonly columns: readonly Column[]
  /** On a phone each row is a card; its cells name their column: `data-title`. `early`: on a tablet, too. */
  readonly cards?: boolean | 'early'
  /** Rows: `<tr>`, the first cell a `<th scope="row">`. */
  readonly children: ReactNode
  readonly foot?: ReactNode
}

/** Width in px below which a table becomes cards: with many columns and acts it does not fit on a tablet. */
const cardsBelow = { phone: '(width < 600px)', early: '(width < 1000px)' } as const

/**
 * A dense table that scrolls by itself where it does not fit. `data-hot` marks a cell to look at, `data-keep`
 * one that must not break (a RUT, a date); a link with `data-opens` takes a press anywhere on its row;
 * a row with `data-off` no longer counts.
 */
export function DataTable({ label, columns, cards = false, children, foot }: DataTableProps) {
  const narrow = useMedia(cardsBelow[cards === 'early' ? cards : 'phone'])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      <table className={classes.table} data-cards={(cards && narrow) || undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.title} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </section>
  )
}

const ways = { asc: 'ascending', desc: 'descending' } as const
const arrows = { asc: IconArrowUp, desc: IconArrowDown }

function Head({ column: { title, explains, num, sort } }: { readonly column: Column }) {
  const words = explains ? <abbr title={explains}>{title}</abbr> : title
  const direction = sort?.direction ?? null
  const Arrow = direction ? arrows[direction] : IconArrowsSort
  return (
    <th scope="col" data-num={num || undefined} aria-sort={direction ? ways[direction] : undefined}>
      {sort ? (
        <button
          type="button"
          className={classes.sort}
          data-chosen={direction !== null || undefined}
          onClick={sort.onSort}
        >
          {words}
          <Arrow size={14} stroke={1.75} aria-hidden="true" />
        </button>
      ) : (
        words
      )}
    </th>
  )
}
