import { restaUF } from '@alerce/domain/base/dinero/cuentas'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { uf } from '@alerce/domain/base/dinero/tipos'
import { Panel } from '../../../../components/layout/panel.tsx'
import { NumberRow, PesosRow, priceColumns, UFRow } from '../../../../components/values/amount-rows.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import type { ResumenCompensado } from '../queries.ts'

interface TablaDePreciosProps {
  readonly resumen: ResumenCompensado
  /** The amount given is the one that is typed. */
  readonly sinGuardar: boolean
}

/** The price of this one, line by line, before the compensation and after it (spec 2 §3). */
export function TablaDePrecios({ resumen: r, sinGuardar }: TablaDePreciosProps) {
  const total = (
    <>
      <UFRow name="Total Cotización Pagar" value={r.totalCotizacionPagar} />
      <PesosRow name="Total mensual en pesos" value={r.totalCotizacionPagarPesos} />
    </>
  )
  const { nombrePlan, codigoPlan } = r.cotizacion
  return (
    <Panel title={`${nombrePlan} · ${codigoPlan}`} flush>
      <DataTable label="Precio del plan, antes y después de la compensación" columns={priceColumns} foot={total}>
        <UFRow name="Precio Base Plan" value={r.precioBasePlan} />
        <NumberRow name="Factor Grupo Familiar">{formatoNumero(r.cotizacion.factorGrupoFamiliar)}</NumberRow>
        <UFRow name="Precio Plan Complementario" value={r.precioPlanComplementario} />
        <UFRow name="Precio GES" value={r.precioGES} />
        <UFRow name="Precio CAEC" value={r.precioCAEC} />
        <UFRow name="Precio Beneficio Adicional" value={r.precioBeneficioAdicional} />
        <UFRow name="Total Cotización Pactada" value={r.totalCotizacionPactada} />
        <PesosRow name="Total Cotización Pactada en pesos" value={r.totalCotizacionPactadaPesos} />
        {r.otorga ? (
          <UFRow
            name={sinGuardar ? 'Compensación que otorga, sin guardar' : 'Compensación que otorga'}
            value={r.compensacionPositiva}
          />
        ) : (
          <UFRow name="Compensación que recibe" value={restaUF(uf(0), r.compensacionNegativa)} />
        )}
      </DataTable>
    </Panel>
  )
}
