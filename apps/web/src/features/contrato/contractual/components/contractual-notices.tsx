import type { ContractualForm } from '@alerce/contract/forms/contrato/contractual'
import { contractualMessages } from '@alerce/contract/messages/contrato/contractual'
import { seHace } from '@alerce/domain/declaracion/actos/actos'
import { ActualizarDatos } from '../../../../components/contractual/actualizar-datos.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { FormNotices } from '../../../../components/fields/form-notices.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import type { ActoContractual } from '../queries.ts'
import { AvisoDeMandato } from './aviso-de-mandato.tsx'
import type { Contractual } from './contractual-form.ts'

const cerrados = {
  ingresarDatosDocumentosContractuales: contractualMessages.etapaNoPermitida,
  actualizarDatosContractuales: contractualMessages.porActualizar,
} as const satisfies Record<ActoContractual, unknown>

/** Why it is not saved at this stage; null: it is. */
export const cierreDe = (acto: ActoContractual, { etapa, venta: { tipoVenta } }: Declaracion): string | null =>
  seHace(acto, { etapa, tipoVenta: tipoVenta ?? 'M' }) ? null : cerrados[acto].text

interface ContractualNoticesProps {
  readonly ds: Declaracion
  readonly acto: ActoContractual
  readonly form: AlerceForm<ContractualForm>
  readonly saved: Contractual
  /** Why nothing is changed here; null: it is. */
  readonly reason: string | null
}

/** What stands over the form: the mandate that is missing, why it is closed and where it is not, what saving brings. */
export function ContractualNotices({ ds, acto, form, saved, reason }: ContractualNoticesProps) {
  const actualiza = acto === 'actualizarDatosContractuales'
  return (
    <>
      {cierreDe(acto, ds) === null && <AvisoDeMandato ds={ds} saved={saved} />}
      <FormNotices form={form} locked={reason} unlock={!actualiza && <ActualizarDatos ds={ds} />} />
      {actualiza && reason === null && <Notice tone="info">{contractualMessages.actualizar.text}</Notice>}
    </>
  )
}
