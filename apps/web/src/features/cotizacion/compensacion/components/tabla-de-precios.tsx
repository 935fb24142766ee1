import { restaUF } from '@alerce/domain/base/dinero/cuentas'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { type UF, uf } from '@alerce/domain/base/dinero/tipos'
import { Panel } from '../../../../components/layout/panel.tsx'
import { AmountPesos, AmountUF } from '../../../../components/values/amounts.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import type { ResumenCompensado } from '../queries.ts'

const Fila = ({ name, uf: monto }: { readonly name: string; readonly uf: UF }) => (
  <tr>
    <th scope="row">{name}</th>
    <td data-num>
      <AmountUF value={monto} />
    </td>
  </tr>
)

/** The price of this one, line by line, before the compensation and after it, as it is saved (spec 2 §3). */
export function TablaDePrecios({ resumen: r }: { readonly resumen: ResumenCompensado }) {
  const total = (
    <>
      <Fila name="Total Cotización Pagar" uf={r.totalCotizacionPagar} />
      <tr>
        <th scope="row">Total mensual en pesos</th>
        <td data-num>
          <AmountPesos value={r.totalCotizacionPagarPesos} />
        </td>
      </tr>
    </>
  )
  const { nombrePlan, codigoPlan } = r.cotizacion
  return (
    <Panel title={`${nombrePlan} · ${codigoPlan}`} flush>
      <DataTable
        label="Precio del plan, antes y después de la compensación"
        columns={[{ title: 'Concepto' }, { title: 'Monto', num: true }]}
        foot={total}
      >
        <Fila name="Precio Base Plan" uf={r.precioBasePlan} />
        <tr>
          <th scope="row">Factor Grupo Familiar</th>
          <td data-num>{formatoNumero(r.cotizacion.factorGrupoFamiliar)}</td>
        </tr>
        <Fila name="Precio Plan Complementario" uf={r.precioPlanComplementario} />
        <Fila name="Precio GES" uf={r.precioGES} />
        <Fila name="Precio CAEC" uf={r.precioCAEC} />
        <Fila name="Precio Beneficio Adicional" uf={r.precioBeneficioAdicional} />
        <Fila name="Total Cotización Pactada" uf={r.totalCotizacionPactada} />
        <tr>
          <th scope="row">Total Cotización Pactada en pesos</th>
          <td data-num>
            <AmountPesos value={r.totalCotizacionPactadaPesos} />
          </td>
        </tr>
        {r.otorga ? (
          <Fila name="Compensación que otorga" uf={r.compensacionPositiva} />
        ) : (
          <Fila name="Compensación que recibe" uf={restaUF(uf(0), r.compensacionNegativa)} />
        )}
      </DataTable>
    </Panel>
  )
}
