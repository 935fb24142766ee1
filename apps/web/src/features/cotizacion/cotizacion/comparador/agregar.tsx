import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import { SearchSelectField } from '../../../../components/fields/search-select/search-select-field.tsx'
import { usePlanes } from '../queries.ts'
import type { useComparados } from './use-comparados.ts'

interface AgregarProps {
  readonly prospectoId: number
  readonly comparados: ReturnType<typeof useComparados>
}

/** One more of the plans within the saved range, at its right. */
export function Agregar({ prospectoId, comparados: { planes, lleno, agregar } }: AgregarProps) {
  const { data = [] } = usePlanes(prospectoId)
  const options = data
    .filter(({ planId }) => !planes.includes(planId))
    .map(({ planId, nombrePlan, codigoPlan, totalUF, totalPesos }) => ({
      value: String(planId),
      label: `${nombrePlan} (${codigoPlan}) · ${formatoUF(totalUF)} UF · ${formatoPesos(totalPesos)}`,
    }))
  return (
    <SearchSelectField
      label="Agregar un plan"
      placeholder={lleno ? 'Se comparan hasta cuatro' : 'Del rango guardado'}
      readOnly={lleno}
      value=""
      onChange={(id) => id && agregar(Number(id))}
      options={options}
    />
  )
}
