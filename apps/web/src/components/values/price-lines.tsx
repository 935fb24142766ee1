import { restaUF } from '@alerce/domain/base/dinero/cuentas'
import { formatoNumero, formatoUF, formatoValorUF } from '@alerce/domain/base/dinero/formato'
import { type UF, uf } from '@alerce/domain/base/dinero/tipos'
import type { ReplyOf } from '../../lib/api/call.ts'
import { AmountPesos, AmountUF } from './amounts.tsx'
import { DataTable } from './data-table.tsx'

type Totales = ReplyOf<'resumenCotizacion'>

/** What a quote is made of; the parts add up to its total (core rules, Money). */
export function PriceLines({ of }: { readonly of: Totales }) {
  const lines: readonly (readonly [string, UF])[] = [
    [
      `Plan base ${formatoUF(of.preciobasePlanUF)} UF × factor ${formatoNumero(of.factorGrupoFamiliar)}`,
      of.precioPlanUF,
    ],
    ['GES', of.precioGesUF],
    ['CAEC', of.CAECUF],
    ...of.beneficios.map(({ nombre, precioUF }) => [nombre, precioUF] as const),
    ['Compensación que otorga', of.precioCOMPOS],
    ['Compensación que recibe', restaUF(uf(0), of.precioCOMNEG)],
  ]
  const total = (
    <>
      <tr>
        <th scope="row">Total mensual</th>
        <td data-num>
          <AmountUF value={of.totalUF} />
        </td>
      </tr>
      <tr>
        <th scope="row">
          En pesos
          <small> {ufText(of.uf)}</small>
        </th>
        <td data-num>
          <AmountPesos value={of.totalPesos} />
        </td>
      </tr>
    </>
  )
  return (
    <DataTable label="Precio del plan" columns={[{ title: 'Concepto' }, { title: 'Monto', num: true }]} foot={total}>
      {lines
        .filter(([, monto]) => monto !== 0)
        .map(([name, monto]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-num>
              <AmountUF value={monto} />
            </td>
          </tr>
        ))}
    </DataTable>
  )
}

/** The UF that made the pesos; the last published one where that day has none (core rules, Demo data). */
function ufText({ valor, fecha, referencia }: Totales['uf']): string {
  return `${referencia ? 'UF de referencia' : 'UF'} del ${fecha}: $ ${formatoValorUF(valor)}`
}
