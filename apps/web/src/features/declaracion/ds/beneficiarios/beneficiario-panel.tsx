import { deDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { anios, edad } from '@alerce/domain/base/persona/edad'
import { deSexoDS } from '@alerce/domain/base/persona/sexo'
import { vinculoBreve } from '@alerce/domain/postulacion/beneficiarios'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { NameFields, PasaporteField } from '../../../../components/fields/person-fields.tsx'
import { RutField } from '../../../../components/fields/rut-field.tsx'
import { Fields, Panel } from '../../../../components/layout/panel.tsx'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { FixedField, MeasureFields } from '../components/measure-fields.tsx'
import type { BeneficiariosDsForm, PersonaDeDS } from './beneficiario-form.ts'

interface BeneficiarioPanelProps {
  readonly form: AlerceForm<BeneficiariosDsForm>
  /** Place in the form. */
  readonly index: number
  readonly persona: PersonaDeDS
  /** ISO date. */
  readonly today: string
}

const documents = [
  { value: 'R', label: 'RUT' },
  { value: 'P', label: 'Pasaporte' },
]

/** Carga médica 1, carga legal 2 (spec 2 §3, DS beneficiary). */
const charges: Readonly<Record<number, string>> = { 1: 'Carga médica', 2: 'Carga legal' }

/** A beneficiary: kinship, birth date and sex stand; document, names and measures are asked (spec 2 §5). */
export function BeneficiarioPanel({ form, index, persona, today }: BeneficiarioPanelProps) {
  const at = `beneficiario.${index}.` as const
  const row = form.values.beneficiario[index]
  const kin = vinculoBreve(persona.relacionFamiliar, persona.descripcionOtro, deSexoDS(persona.sexo))
  const born = deDDMMYYYY(persona.fechaNacimiento)
  const switchDocument = (tipo: string) => {
    form.setFieldValue(`${at}tipoDocumento`, tipo)
    form.setFieldValue(tipo === 'R' ? `${at}pasaporte` : `${at}rutBeneficiario`, '')
  }
  return (
    <Panel title={`${index + 1}. ${kin}`} aside={<small>{charges[persona.tipoBeneficiario]}</small>}>
      <Fields>
        <NameFields field={(name) => form.field(`${at}${name}`)} />
        <ChoiceField
          {...form.field(`${at}tipoDocumento`)}
          label="Tipo de documento"
          options={documents}
          onChange={switchDocument}
        />
        {row?.tipoDocumento === 'P' ? (
          <PasaporteField {...form.field(`${at}pasaporte`)} required />
        ) : (
          <RutField {...form.field(`${at}rutBeneficiario`)} label="RUT" required />
        )}
        <FixedField
          label="Fecha de nacimiento"
          value={born ? `${persona.fechaNacimiento} · ${anios(edad(born, today))}` : persona.fechaNacimiento}
        />
        <FixedField label="Sexo" value={persona.sexo === 1 ? 'Masculino' : 'Femenino'} />
        <MeasureFields field={(name) => form.field(`${at}${name}`)} />
      </Fields>
    </Panel>
  )
}
