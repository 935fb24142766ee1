import { type MotivoDeEspera, motivosDeEspera } from '@alerce/domain/declaracion/evaluacion'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import classes from '../cola.module.css'
import type { ColaLeida, FiltroDeCola } from '../queries.ts'

const TODOS = 'todos'

const deMotivo = [
  { value: TODOS, label: 'Todos' },
  ...Object.entries(motivosDeEspera).map(([value, label]) => ({ value, label })),
]

interface FiltrosDeColaProps {
  readonly asesores: NonNullable<ColaLeida['data']>['asesores']
  readonly filtro: FiltroDeCola
  readonly onFiltro: (filtro: FiltroDeCola) => void
}

/** Filters of the queue: advisor and reason of the wait. */
export function FiltrosDeCola({ asesores, filtro, onFiltro }: FiltrosDeColaProps) {
  const deAsesor = [
    { value: TODOS, label: 'Todos' },
    ...asesores.map(({ asesorId, nombre }) => ({ value: String(asesorId), label: nombre })),
  ]
  return (
    <div className={classes.filters}>
      <SelectField
        label="Motivo"
        value={filtro.motivo ?? TODOS}
        options={deMotivo}
        onChange={(motivo) =>
          onFiltro({ ...filtro, motivo: motivo === TODOS ? undefined : (motivo as MotivoDeEspera) })
        }
      />
      <SelectField
        label="Asesor"
        value={filtro.asesorId === undefined ? TODOS : String(filtro.asesorId)}
        options={deAsesor}
        onChange={(id) => onFiltro({ ...filtro, asesorId: id === TODOS ? undefined : Number(id) })}
      />
    </div>
  )
}
