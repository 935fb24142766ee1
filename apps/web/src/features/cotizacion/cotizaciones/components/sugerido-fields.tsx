import { referenciaMessages } from '@alerce/contract/messages/base/campos'
import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import { SearchSelectField } from '../../../../components/fields/search-select/search-select-field.tsx'
import { type Option, SelectField } from '../../../../components/fields/select-field.tsx'
import { messageOf } from '../../../../lib/api/errors.ts'
import { type Bonificacion, useBonificaciones, usePrestadores, useRegiones } from '../queries.ts'
import type { FormCotizar } from '../use-cotizar.ts'
import classes from './cotizar.module.css'

interface SugeridoFieldsProps {
  readonly prospectoId: number
  readonly form: FormCotizar
}

const any: Option = { value: '', label: 'Cualquier bonificación' }

const bonus = ({ porcentajeBonificacionId: { hospitalario, ambulatorio } }: Bonificacion): Option => ({
  value: `${hospitalario}-${ambulatorio}`,
  label: `Hospitalario ${hospitalario} %, ambulatorio ${ambulatorio} %`,
})

const failed = (error: Error | null, text: string) => (error ? messageOf(error, text) : undefined)

/** Flow 1: a region, its provider, its bonus; each choice forgets the ones after it (spec 2 §4). */
export function SugeridoFields({ prospectoId, form }: SugeridoFieldsProps) {
  const { codigoRegion, codigoPrestador, bonificacion } = form.values
  const regiones = useRegiones()
  const prestadores = usePrestadores(codigoRegion)
  const bonificaciones = useBonificaciones(prospectoId, codigoPrestador)
  return (
    <div className={classes.fields}>
      <SearchSelectField
        label="Región"
        required
        value={codigoRegion}
        onChange={(value) => form.setValues({ codigoRegion: value, codigoPrestador: '', bonificacion: '' })}
        error={failed(regiones.error, referenciaMessages.regionesFailed.text)}
        options={(regiones.data ?? []).map(({ codigo, descripcion }) => ({
          value: String(codigo),
          label: descripcion,
        }))}
      />
      <SearchSelectField
        label="Prestador"
        value={codigoPrestador}
        onChange={(value) => form.setValues({ codigoPrestador: value, bonificacion: '' })}
        error={failed(prestadores.error, cotizacionMessages.prestadoresFailed.text)}
        disabled={codigoRegion === ''}
        empty="Cualquier prestador"
        options={(prestadores.data ?? []).map(({ codigo, prestador }) => ({ value: String(codigo), label: prestador }))}
      />
      <SelectField
        label="Bonificación"
        value={bonificacion}
        onChange={(value) => form.setFieldValue('bonificacion', value)}
        error={failed(bonificaciones.error, cotizacionMessages.bonificacionesFailed.text)}
        disabled={codigoPrestador === ''}
        empty={any.label}
        options={[...(bonificacion === '' ? [] : [any]), ...(bonificaciones.data ?? []).map(bonus)]}
      />
    </div>
  )
}
