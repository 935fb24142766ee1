import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { IconAdjustments, IconSearch } from '@tabler/icons-react'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import type { FiltrosDeLista } from '../../lib/filtros-de-lista.ts'
import { Button } from '../actions/button.tsx'
import classes from './filters.module.css'
import { RangoField } from './rango.tsx'

interface ListFiltersProps {
  /** What is looked for: the name of the region. */
  readonly label: string
  readonly filtros: FiltrosDeLista
  readonly onChange: (change: Partial<FiltrosDeLista>) => void
  /** Back to what the screen begins with. */
  readonly onClear: () => void
  /** How many there are, in words. */
  readonly count: string
  /** More ways to narrow it, in a row of their own. */
  readonly children?: ReactNode
}

const words = [
  { name: 'nombre', label: 'Nombre' },
  { name: 'paterno', label: 'Primer apellido' },
  { name: 'materno', label: 'Segundo apellido' },
] as const

/** What one looks for, then how one narrows it (spec 1 §2, Home). */
export function ListFilters({ label, filtros, onChange, onClear, count, children }: ListFiltersProps) {
  const { nombre, paterno, materno } = filtros
  const [typed, setTyped] = useState({ nombre, paterno, materno })
  const [open, setOpen] = useState(false)
  const [clears, setClears] = useState(0)

  const search = (event: SyntheticEvent) => {
    event.preventDefault()
    onChange({ nombre: typed.nombre.trim(), paterno: typed.paterno.trim(), materno: typed.materno.trim() })
  }

  const clear = () => {
    setTyped({ nombre: '', paterno: '', materno: '' })
    setClears(clears + 1)
    onClear()
  }

  return (
    <section className={classes.filters} data-rows={children ? 2 : 1} aria-label={label}>
      <Button aria-expanded={open} className={classes.toggle} onClick={() => setOpen(!open)}>
        <IconAdjustments size={16} stroke={1.75} aria-hidden="true" />
        Buscar y filtrar
      </Button>
      <form className={classes.find} data-open={open || undefined} onSubmit={search}>
        <div className={classes.row}>
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
          <RangoField key={clears} desde={filtros.desde} hasta={filtros.hasta} onChange={onChange} />
          <Button kind="quiet" onClick={clear}>
            Limpiar búsqueda
          </Button>
        </div>
        {children && <div className={classes.row}>{children}</div>}
      </form>
      <p className={classes.count} role="status">
        {count} · {aDDMMYYYY(filtros.desde)} a {aDDMMYYYY(filtros.hasta)}
      </p>
    </section>
  )
}
