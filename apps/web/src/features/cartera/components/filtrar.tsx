import { carteraMessages } from '@alerce/contract/messages/cartera'
import { aDDMMYYYY } from '@alerce/domain/fechas/fecha'
import { IconAdjustments, IconSearch } from '@tabler/icons-react'
import { type SyntheticEvent, useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { ChoiceField } from '../../../components/fields/choice-field.tsx'
import { type Filtros, filtrosIniciales } from '../filtros.ts'
import { useEstados } from '../queries.ts'
import classes from './filtrar.module.css'
import { RangoField } from './rango.tsx'
import { Selector } from './selector.tsx'
import { TipoSelector } from './tipo-selector.tsx'

interface FiltrarProps {
  readonly filtros: Filtros
  readonly onChange: (change: Partial<Filtros>) => void
  /** Prospects on screen; null while the first are on their way. */
  readonly total: number | null
  readonly more: boolean
}

const planes = [
  { value: '1', label: 'Todo' },
  { value: '2', label: 'Individual' },
  { value: '3', label: 'Compensado' },
]

const words = [
  { name: 'nombre', label: 'Nombre' },
  { name: 'paterno', label: 'Primer apellido' },
  { name: 'materno', label: 'Segundo apellido' },
] as const

function count(total: number | null, more: boolean): string {
  if (total === null) return 'Buscando…'
  if (total === 1) return '1 prospecto'
  return more ? `${total} prospectos, hay más` : `${total} prospectos`
}

/** What one looks for, then how one narrows it (spec 1 §2, Home). */
export function Filtrar({ filtros, onChange, total, more }: FiltrarProps) {
  const { nombre, paterno, materno } = filtros
  const [typed, setTyped] = useState({ nombre, paterno, materno })
  const [open, setOpen] = useState(false)
  const [clears, setClears] = useState(0)
  const estados = useEstados()

  const search = (event: SyntheticEvent) => {
    event.preventDefault()
    onChange({ nombre: typed.nombre.trim(), paterno: typed.paterno.trim(), materno: typed.materno.trim() })
  }

  const clear = () => {
    setTyped({ nombre: '', paterno: '', materno: '' })
    setClears(clears + 1)
    onChange(filtrosIniciales())
  }

  return (
    <section className={classes.filters} aria-label="Buscar prospectos">
      <Button aria-expanded={open} className={classes.toggle} onClick={() => setOpen(!open)}>
        <IconAdjustments size={16} stroke={1.75} aria-hidden="true" />
        Buscar y filtrar
      </Button>
      <form className={classes.find} data-open={open || undefined} onSubmit={search}>
        <div className={classes.row}>
          {words.map(({ name, label }) => (
            <input
              key={name}
              className={classes.input}
              type="search"
              autoComplete="off"
              aria-label={label}
              placeholder={label}
              maxLength={80}
              value={typed[name]}
              onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
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
        <div className={classes.row}>
          <Selector
            label="Estado del prospecto"
            every="Todos los estados"
            value={filtros.estado}
            options={estados.data?.map(({ estado }) => ({ value: estado, label: estado }))}
            failure={estados.isError ? carteraMessages.estadosFailed.text : null}
            onChange={(estado) => onChange({ estado })}
          />
          <TipoSelector value={filtros.tipo} onChange={(tipo) => onChange({ tipo })} />
          <ChoiceField
            label="Tipo de plan"
            labelHidden
            value={String(filtros.plan)}
            options={planes}
            onChange={(plan) => onChange({ plan: Number(plan) as Filtros['plan'] })}
          />
        </div>
      </form>
      <p className={classes.count} role="status">
        {count(total, more)} · {aDDMMYYYY(filtros.desde)} a {aDDMMYYYY(filtros.hasta)}
      </p>
    </section>
  )
}
