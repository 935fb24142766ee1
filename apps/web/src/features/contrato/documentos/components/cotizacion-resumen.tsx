import { contractualMessages } from '@alerce/contract/messages/contrato/contractual'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import type { UF } from '@alerce/domain/base/dinero/tipos'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { deCodigoTrabajador, etiquetasTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { AmountUF } from '../../../../components/values/amounts.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { PriceLines } from '../../../../components/values/price-lines.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import type { useContractual, useResumenCotizacion } from '../queries.ts'

interface CotizacionResumenProps {
  readonly cotizacion: ReturnType<typeof useResumenCotizacion>
  readonly contractual: ReturnType<typeof useContractual>
}

/** The quote as it was agreed, and its paying entities. */
export function CotizacionResumen({ cotizacion, contractual }: CotizacionResumenProps) {
  return (
    <>
      <Loaded of={cotizacion} failure={planesMessages.resumenFailed.text}>
        {(quote) => (
          <Panel title={quote.nombrePlan || 'Plan'} aside={<small>{quote.codigoPlan}</small>} flush>
            <PriceLines of={quote} />
          </Panel>
        )}
      </Loaded>
      <Loaded of={contractual} failure={contractualMessages.readFailed.text}>
        {(saved) => (
          <Panel title="Entidades pagadoras" flush>
            <Entities of={saved} />
          </Panel>
        )}
      </Loaded>
    </>
  )
}

const columns = [{ title: 'Entidad' }, { title: 'Tipo' }, { title: 'Monto', num: true }]

function Entities({ of }: { readonly of: ReplyOf<'datosDocumentosContractuales'> }) {
  return (
    <DataTable label="Entidades pagadoras" columns={columns} foot={<Total value={of.totalCotizacionPagar} />}>
      {of.datosEmpleador.map(({ id, rut, razonSocial, tipoTrabajador, montoDescuentoUF }) => (
        <tr key={id}>
          <th scope="row">
            {razonSocial || 'Pago directo'}
            {rut && <small>{formatoRut(rut)}</small>}
          </th>
          <td>{etiquetasTrabajador[deCodigoTrabajador(tipoTrabajador)]}</td>
          <td data-num>{montoDescuentoUF === null ? '-' : <AmountUF value={montoDescuentoUF} />}</td>
        </tr>
      ))}
    </DataTable>
  )
}

function Total({ value }: { readonly value: UF }) {
  return (
    <tr>
      <th scope="row" colSpan={2}>
        Total Cotización Pagar
      </th>
      <td data-num>
        <AmountUF value={value} />
      </td>
    </tr>
  )
}
