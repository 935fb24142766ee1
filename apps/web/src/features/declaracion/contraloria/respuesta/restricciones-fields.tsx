import type { EvaluacionMedicaForm } from '@alerce/contract/forms/declaracion/contraloria'
import {
  COBERTURA_MINIMA,
  LARGO_CONDICION,
  MAXIMO_DE_RESTRICCIONES,
  MESES_MAXIMOS,
} from '@alerce/domain/declaracion/veredicto/restricciones'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { type PersonaDelCaso, restriccionVacia } from '../pedido.ts'
import { Filas } from './filas.tsx'
import classes from './respuesta.module.css'

interface RestriccionesFieldsProps {
  readonly form: AlerceForm<EvaluacionMedicaForm>
  readonly personas: readonly PersonaDelCaso[]
}

/** Conditions with reduced cover. Declared ones are suggested, with the limits of the law. */
export function RestriccionesFields({ form, personas }: RestriccionesFieldsProps) {
  const hint = (
    <small>
      Vienen de los diagnósticos declarados, con los topes de la ley: {MESES_MAXIMOS} meses y {COBERTURA_MINIMA} % de la
      cobertura. Corrija o quite; la salud mental no se restringe.
    </small>
  )
  return (
    <Filas
      title="Restricciones"
      hint={hint}
      noun="restricción"
      titled
      path="restricciones"
      count={form.values.restricciones.length}
      most={MAXIMO_DE_RESTRICCIONES}
      reasons={{
        last: 'Debe quedar al menos una restricción.',
        full: `Se admiten ${MAXIMO_DE_RESTRICCIONES} restricciones.`,
      }}
      error={form.errors.restricciones}
      onAdd={() => form.insertListItem('restricciones', restriccionVacia)}
      onRemove={(index) => form.removeListItem('restricciones', index)}
    >
      {(index) => <Fields form={form} index={index} personas={personas} />}
    </Filas>
  )
}

function Fields({ form, index, personas }: RestriccionesFieldsProps & { readonly index: number }) {
  const at = `restricciones.${index}` as const
  const { value, ...persona } = form.field(`${at}.persona`)
  return (
    <>
      <SelectField
        {...persona}
        label="Persona"
        required
        value={value === null ? '' : String(value)}
        onChange={(id) => form.setFieldValue(`${at}.persona`, id === '' ? null : Number(id))}
        options={personas.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
      />
      <TextField {...form.field(`${at}.condicion`)} label="Condición" required maxLength={LARGO_CONDICION} />
      <div className={classes.pair}>
        <NumberField {...form.field(`${at}.meses`)} clase="entero" label="Meses" required />
        <NumberField {...form.field(`${at}.cobertura`)} clase="porcentaje" label="Cobertura" required suffix="%" />
      </div>
    </>
  )
}
