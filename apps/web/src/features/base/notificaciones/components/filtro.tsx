import { clasesDeNotificacion, tiposDeNotificacion } from '@alerce/contract/catalogos/base/notificaciones'
import { Selector } from '../../../../components/filters/selector.tsx'
import type { FiltroDeNotificaciones } from '../queries.ts'

interface FiltroProps {
  readonly filtro: FiltroDeNotificaciones
  readonly onChange: (filtro: FiltroDeNotificaciones) => void
}

const LEIDAS = { N: 'Por leer', S: 'Leídas' } as const

/** Read or not, and of what they speak. */
export function Filtro({ filtro, onChange }: FiltroProps) {
  const { leida, tipo } = filtro
  return (
    <>
      <Selector
        label="Leídas o por leer"
        every="Todas"
        value={leida ?? ''}
        options={Object.entries(LEIDAS).map(([value, label]) => ({ value, label }))}
        failure={null}
        onChange={(value) => {
          const { leida: _, ...rest } = filtro
          onChange(value === 'S' || value === 'N' ? { ...rest, leida: value } : rest)
        }}
      />
      <Selector
        label="De qué tratan"
        every="De todo"
        value={tipo ?? ''}
        options={tiposDeNotificacion.map((value) => ({ value, label: clasesDeNotificacion[value] }))}
        failure={null}
        onChange={(value) => {
          const { tipo: _, ...rest } = filtro
          const chosen = tiposDeNotificacion.find((one) => one === value)
          onChange(chosen ? { ...rest, tipo: chosen } : rest)
        }}
      />
    </>
  )
}
