import { LARGO_ANTECEDENTE, MAXIMO_DE_ANTECEDENTES } from '@alerce/domain/declaracion/veredicto/antecedentes'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { antecedenteVacio, type FormDeAntecedentes, type PersonaDelCaso } from '../pedido.ts'
import { Filas } from './filas.tsx'

interface AntecedentesFieldsProps {
  readonly form: FormDeAntecedentes
  /** People a line may be about. Empty for an income: only the applicant answers for it. */
  readonly personas: readonly PersonaDelCaso[]
}

/** Requested documents, one line each. */
export function AntecedentesFields({ form, personas }: AntecedentesFieldsProps) {
  return (
    <Filas
      title="Antecedentes que pide"
      noun="antecedente"
      path="antecedentes"
      count={form.values.antecedentes.length}
      most={MAXIMO_DE_ANTECEDENTES}
      reasons={{
        last: 'Debe quedar al menos un antecedente.',
        full: `Se admiten ${MAXIMO_DE_ANTECEDENTES} antecedentes.`,
      }}
      error={form.errors.antecedentes}
      onAdd={() => form.insertListItem('antecedentes', antecedenteVacio)}
      onRemove={(index) => form.removeListItem('antecedentes', index)}
    >
      {(index) => (
        <>
          <TextField
            {...form.field(`antecedentes.${index}.texto`)}
            label={`Antecedente ${index + 1}`}
            required
            maxLength={LARGO_ANTECEDENTE}
          />
          {personas.length > 1 && <DeQuien form={form} index={index} personas={personas} />}
        </>
      )}
    </Filas>
  )
}

function DeQuien({ form, index, personas }: AntecedentesFieldsProps & { readonly index: number }) {
  const at = `antecedentes.${index}.persona` as const
  const { value, ...field } = form.field(at)
  return (
    <SelectField
      {...field}
      label={`De quién ${index + 1}`}
      value={value === null ? TODOS : String(value)}
      onChange={(id) => form.setFieldValue(at, id === TODOS ? null : Number(id))}
      options={[
        { value: TODOS, label: 'De nadie en particular' },
        ...personas.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
      ]}
    />
  )
}

const TODOS = '0'
