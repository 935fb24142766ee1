import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMedia } from '../../lib/browser/use-media.ts'
import classes from './data-table.module.css'
import { Explained, useBubble } from './explained.tsx'
import { significadoEn } from './sigla.tsx'

export interface Column {
  readonly title: string
  /** Meaning of an abbreviated title; without it, that of its abbreviations. */
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
 * one that must not break (a RUT, a date), `data-break` one that may break anywhere (a mail address); a link with `data-opens` takes a press anywhere on its row;
 * a row with `data-off` no longer counts.
 */
export function DataTable({ label, columns, cards = false, children, foot }: DataTableProps) {
  const narrow = useMedia(cardsBelow[cards === 'early' ? cards : 'phone'])
  const asCards = cards !== false && narrow
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      <table className={classes.table} data-cards={asCards || undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.title} column={column} seen={!asCards} />
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

interface HeadProps {
  readonly column: Column
  /** False over cards: titles that do not sort are hidden, and no stop of the Tab key. */
  readonly seen: boolean
}

function Head({ column: { title, explains = significadoEn(title), num, sort }, seen }: HeadProps) {
  const direction = sort?.direction
  return (
    <th scope="col" data-num={num || undefined} aria-sort={direction ? ways[direction] : undefined}>
      {sort && <Sort title={title} explains={explains} {...sort} />}
      {!sort && (explains && seen ? <Explained means={explains}>{title}</Explained> : title)}
    </th>
  )
}

interface SortProps extends NonNullable<Column['sort']>, Pick<Column, 'title'> {
  readonly explains: string | undefined
}

/** Title that sorts, explained in a bubble: another stop of the Tab key inside a button is not possible. */
function Sort({ title, explains, direction, onSort }: SortProps) {
  const { anchor, hover, bind, bubble } = useBubble<HTMLButtonElement>(explains)
  const Arrow = direction ? arrows[direction] : IconArrowsSort
  return (
    <span {...hover}>
      <button
        ref={anchor}
        type="button"
        className={classes.sort}
        data-chosen={direction !== null || undefined}
        aria-description={explains}
        {...bind}
        onClick={onSort}
      >
        {title}
        <Arrow size={14} stroke={1.75} aria-hidden="true" />
      </button>
      {bubble}
    </span>
  )
}
