import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { IconAdjustments, IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react'
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { buscaNombre, type FiltrosDeLista } from '../../lib/filtros-de-lista.ts'
import { Button } from '../actions/button.tsx'
import { Enteros } from '../values/enteros.tsx'
import classes from './filters.module.css'
import { RangoField } from './rango.tsx'

interface ListFiltersProps {
  /** Object of the search: the name of the region. */
  readonly label: string
  readonly filtros: FiltrosDeLista
  readonly onChange: (change: Partial<FiltrosDeLista>) => void
  /** Back to the initial filters of the screen. */
  readonly onClear: () => void
  /** Number of results, in words; absent: told beside the list. */
  readonly count?: string
  /** One search box for any data; the three names fold behind a button beside it. */
  readonly search?: ReactNode
  /** More filters, in a row of their own. */
  readonly children?: ReactNode
}

const words = [
  { name: 'nombre', label: 'Nombre' },
  { name: 'paterno', label: 'Primer apellido' },
  { name: 'materno', label: 'Segundo apellido' },
] as const

/** Search first, then the other filters (spec 1 §2, Home). */
export function ListFilters({ label, filtros, onChange, onClear, count, search, children }: ListFiltersProps) {
  const { nombre, paterno, materno } = filtros
  const [typed, setTyped] = useState({ nombre, paterno, materno })
  const [applied, setApplied] = useState({ nombre, paterno, materno })
  // Another part of the screen may replace the words, as a saved view does
  if (applied.nombre !== nombre || applied.paterno !== paterno || applied.materno !== materno) {
    setApplied({ nombre, paterno, materno })
    setTyped({ nombre, paterno, materno })
  }
  const [open, setOpen] = useState(false)
  const [clears, setClears] = useState(0)
  const id = useId()
  const [byName, setByName] = useState(buscaNombre(filtros))

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onChange({ nombre: typed.nombre.trim(), paterno: typed.paterno.trim(), materno: typed.materno.trim() })
  }

  const clear = () => {
    setTyped({ nombre: '', paterno: '', materno: '' })
    setClears(clears + 1)
    setByName(false)
    onClear()
  }

  const names = (
    <form id={id} className={classes.names} data-open={open || undefined} onSubmit={submit}>
      {words.map((word) => (
        <input
          key={word.name}
          className={classes.input}
          type="search"
          autoComplete="off"
          aria-label={word.label}
          placeholder={word.label}
          maxLength={80}
          value={typed[word.name]}
          onChange={(event) => setTyped({ ...typed, [word.name]: event.currentTarget.value })}
        />
      ))}
      <Button type="submit">
        <IconSearch size={16} stroke={1.75} aria-hidden="true" />
        Buscar
      </Button>
    </form>
  )

  return (
    <section className={classes.filters} data-search={search !== undefined || undefined} aria-label={label}>
      {search && <div className={classes.search}>{search}</div>}
      <Button aria-expanded={open} className={classes.toggle} onClick={() => setOpen(!open)}>
        <IconAdjustments size={16} stroke={1.75} aria-hidden="true" />
        Buscar y filtrar
      </Button>
      {!search && names}
      <div className={classes.when} data-open={open || undefined}>
        <RangoField key={clears} desde={filtros.desde} hasta={filtros.hasta} onChange={onChange} />
        <Button kind="quiet" onClick={clear}>
          Limpiar búsqueda
        </Button>
      </div>
      {children && (
        <div className={classes.row} data-open={open || undefined}>
          {children}
          {search && <ByName controls={id} filtros={filtros} open={byName} onToggle={() => setByName(!byName)} />}
        </div>
      )}
      {search && byName && names}
      {count !== undefined && (
        <p className={classes.count} role="status">
          <Enteros>{`${count} · ${aDDMMYYYY(filtros.desde)} a ${aDDMMYYYY(filtros.hasta)}`}</Enteros>
        </p>
      )}
    </section>
  )
}

interface ByNameProps {
  /** Id of the form with the names. */
  readonly controls: string
  readonly filtros: FiltrosDeLista
  readonly open: boolean
  readonly onToggle: () => void
}

/** Unfolds the three names; folded, it shows the active ones. */
function ByName({ controls, filtros, open, onToggle }: ByNameProps) {
  const { nombre, paterno, materno } = filtros
  const narrowing = !open && buscaNombre(filtros)
  const Chevron = open ? IconChevronUp : IconChevronDown
  return (
    <Button
      kind={narrowing ? 'tonal' : 'quiet'}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      <span className={classes.named}>Por nombre{narrowing && `: ${`${nombre} ${paterno} ${materno}`.trim()}`}</span>
      <Chevron size={16} stroke={1.75} aria-hidden="true" />
    </Button>
  )
}
