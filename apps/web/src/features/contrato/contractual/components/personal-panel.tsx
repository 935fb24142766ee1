import { LARGO_DIRECCION } from '@alerce/contract/fichas/contrato/reglas-contractual'
import type { ContractualForm } from '@alerce/contract/forms/contrato/contractual'
import { referenciaMessages } from '@alerce/contract/messages/base/campos'
import { contractualMessages } from '@alerce/contract/messages/contrato/contractual'
import { pideAfp } from '@alerce/domain/contrato/entidades'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { Fields, Panel } from '../../../../components/layout/panel.tsx'
import { messageOf } from '../../../../lib/api/errors.ts'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import classes from '../contractual.module.css'
import { useAfps } from '../queries.ts'
import { CodeField, LugarFields } from './lugar-fields.tsx'

interface PersonalPanelProps {
  readonly form: AlerceForm<ContractualForm>
  /** It follows from the document type, so it is only shown (core rules, Prospect). */
  readonly extranjero: boolean
}

const yesNo = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
]

/** Where the applicant lives, and the AFP. */
export function PersonalPanel({ form, extranjero }: PersonalPanelProps) {
  const afps = useAfps()
  const afp = form.field('codigoAfp')
  return (
    <Panel title="Información Personal Pendiente">
      <p className={classes.hint}>{contractualMessages.ayudaPersonal.text}</p>
      <Fields>
        <LugarFields field={form.field} onChange={(lugar) => form.setValues(lugar)} />
        <TextField {...form.field('domicilio')} label="Domicilio" required maxLength={LARGO_DIRECCION} />
        <CodeField
          {...afp}
          label="AFP"
          error={afp.error ?? (afps.error && messageOf(afps.error, referenciaMessages.afpsFailed.text))}
          list={afps.data}
          required={pideAfp(form.values.datosEmpleador)}
        />
        <ChoiceField
          label="Extranjero"
          value={extranjero ? 'si' : 'no'}
          onChange={() => undefined}
          options={yesNo}
          disabled
        />
      </Fields>
    </Panel>
  )
}
