import { claveDeOrden, ordenesDeCartera } from '@alerce/domain/cartera/vista'
import { IconChecks } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { Selector } from '../../../../components/filters/selector.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import type { FiltrosDeCartera } from '../../../../lib/filtros-de-cartera.ts'
import { useLidera, useReader } from '../../../../lib/session/use-lock.ts'
import { Descargar } from '../descarga/descargar.tsx'
import type { SeleccionDeFichas } from '../seleccion/use-seleccion-de-fichas.ts'
import { Presentar } from '../tabla/presentar.tsx'
import type { Presentacion } from '../use-presentacion.ts'
import { Vistas } from '../vistas/vistas.tsx'
import classes from './barra.module.css'

interface BarraProps {
  readonly filtros: FiltrosDeCartera
  readonly onChange: (change: Partial<FiltrosDeCartera>) => void
  /** Prospects on screen; null while the first are on their way. */
  readonly total: number | null
  readonly more: boolean
  readonly seleccion: SeleccionDeFichas
  readonly presentacion: Presentacion
}

function count(total: number | null, more: boolean): string {
  if (total === null) return 'Buscando…'
  if (total === 1) return '1 prospecto'
  return more ? `${total} prospectos, hay más` : `${total} prospectos`
}

const [primero, ...otros] = claveDeOrden

/** Line over the list: views, number of prospects, order, presentation, choosing several, and the list as a file. */
export function Barra({ filtros, onChange, total, more, seleccion, presentacion }: BarraProps) {
  const writes = useReader() === null
  const lidera = useLidera()
  const columnas = filtros.columnas ?? presentacion.columnas
  return (
    <div className={classes.barra}>
      <Vistas filtros={filtros} columnas={columnas} />
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
      <Presentar presentacion={presentacion} />
      {(writes || lidera) && (
        <Button
          ref={seleccion.opener}
          icon
          title="Seleccionar varios"
          aria-label="Seleccionar varios"
          onClick={seleccion.enter}
        >
          <IconChecks size={16} stroke={1.75} aria-hidden="true" />
        </Button>
      )}
      <Descargar filtros={filtros} columnas={presentacion.columnas} />
    </div>
  )
}
