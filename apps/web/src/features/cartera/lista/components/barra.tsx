import { claveDeOrden, ordenesDeCartera } from '@alerce/domain/cartera/vista'
import { Selector } from '../../../../components/filters/selector.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import type { FiltrosDeCartera } from '../../../../lib/filtros-de-cartera.ts'
import { Descargar } from '../descarga/descargar.tsx'
import { Vistas } from '../vistas/vistas.tsx'
import classes from './barra.module.css'

interface BarraProps {
  readonly filtros: FiltrosDeCartera
  readonly onChange: (change: Partial<FiltrosDeCartera>) => void
  /** Prospects on screen; null while the first are on their way. */
  readonly total: number | null
  readonly more: boolean
}

function count(total: number | null, more: boolean): string {
  if (total === null) return 'Buscando…'
  if (total === 1) return '1 prospecto'
  return more ? `${total} prospectos, hay más` : `${total} prospectos`
}

const [primero, ...otros] = claveDeOrden

/** Line over the list: views, number of prospects, order, and the list as a file. */
export function Barra({ filtros, onChange, total, more }: BarraProps) {
  return (
    <div className={classes.barra}>
      <Vistas filtros={filtros} />
      <p className={classes.count} role="status">
        <Enteros>{count(total, more)}</Enteros>
      </p>
      <Selector
        label="Orden"
        every={ordenesDeCartera.recientes}
        value={filtros.orden === primero ? '' : filtros.orden}
        options={otros.map((value) => ({ value, label: ordenesDeCartera[value] }))}
        failure={null}
        onChange={(chosen) => onChange({ orden: otros.find((orden) => orden === chosen) ?? 'recientes' })}
      />
      <Descargar filtros={filtros} />
    </div>
  )
}
