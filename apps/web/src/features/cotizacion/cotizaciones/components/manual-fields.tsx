import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import { SearchSelectField } from '../../../../components/fields/search-select/search-select-field.tsx'
import { type Option, SelectField } from '../../../../components/fields/select-field.tsx'
import { useEspeciales, usePlanes } from '../queries.ts'
import type { FormCotizar } from '../use-cotizar.ts'
import classes from './cotizar.module.css'

interface ManualFieldsProps {
  readonly form: FormCotizar
  readonly prospectoId: number
}

/** Flow 2: one of the plans within the range, perhaps with a special benefit of its own (spec 2 §4). */
export function ManualFields({ form, prospectoId }: ManualFieldsProps) {
  const planes = usePlanes(prospectoId)
  return (
    <Loaded of={planes} failure={planesMessages.planesFailed.text} ghost={<SkeletonLines count={2} />}>
      {(found) =>
        found.length === 0 ? (
          <Empty title={planesMessages.sinPlanesEnRango.text}>
            <p>Cambie el rango para ver otros planes.</p>
          </Empty>
        ) : (
          <div className={classes.fields}>
            <SearchSelectField
              label="Plan"
              required
              description={`${found.length} planes en el rango`}
              value={form.values.planId}
              onChange={(value) => form.setValues({ planId: value, besId: '' })}
              options={found.map(({ planId, nombrePlan, codigoPlan, totalUF, totalPesos }) => ({
                value: String(planId),
                // A remote core names its plans without code or price
                label:
                  codigoPlan === ''
                    ? nombrePlan
                    : `${nombrePlan} (${codigoPlan}) · ${formatoUF(totalUF)} UF · ${formatoPesos(totalPesos)}`,
              }))}
            />
            <Especial form={form} />
          </div>
        )
      }
    </Loaded>
  )
}

const none: Option = { value: '', label: 'Ninguno' }

/** Fields of a plan with special benefits. */
function Especial({ form }: Pick<ManualFieldsProps, 'form'>) {
  const { data = [] } = useEspeciales(form.values.planId)
  if (data.length === 0) return null
  return (
    <SelectField
      label="Beneficio especial"
      value={form.values.besId}
      onChange={(value) => form.setFieldValue('besId', value)}
      empty={none.label}
      options={[
        ...(form.values.besId === '' ? [] : [none]),
        ...data.map(({ codigo, beneficio, precioUF }) => ({
          value: String(codigo),
          label: `${beneficio} · +${formatoUF(precioUF)} UF`,
        })),
      ]}
    />
  )
}
