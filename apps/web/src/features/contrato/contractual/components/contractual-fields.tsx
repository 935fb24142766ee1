import type { ContractualForm } from '@alerce/contract/forms/contrato/contractual'
import { Stack } from '../../../../components/layout/panel.tsx'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import classes from '../contractual.module.css'
import type { Contractual } from './contractual-form.ts'
import { EntidadPanel } from './entidad-panel.tsx'
import { PersonalPanel } from './personal-panel.tsx'
import { Totales } from './totales.tsx'

interface ContractualFieldsProps {
  readonly form: AlerceForm<ContractualForm>
  readonly saved: Contractual
  readonly locked: boolean
}

/** The applicant, the paying entities, the totals. */
export function ContractualFields({ form, saved, locked }: ContractualFieldsProps) {
  return (
    <Stack>
      <PersonalPanel form={form} extranjero={saved.extranjero} />
      <h2 className={classes.heading}>Entidades pagadoras</h2>
      {saved.datosEmpleador.map((known, index) => (
        <EntidadPanel key={known.id} form={form} index={index} known={known} />
      ))}
      <Totales form={form} pactada={saved.totalCotizacionPactada} pagar={saved.totalCotizacionPagar} locked={locked} />
    </Stack>
  )
}
