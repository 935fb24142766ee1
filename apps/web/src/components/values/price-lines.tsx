import { formatoNumero, formatoUF, formatoValorUF } from '@alerce/domain/base/dinero/formato'
import type { UF } from '@alerce/domain/base/dinero/tipos'
import { aPagarDe, compensacionDe } from '@alerce/domain/cotizacion/lineas'
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
  ]
  const { uf: aPagar, pesos } = aPagarDe(of)
  const total = (
    <>
      <Monto name="Total mensual" monto={of.totalUF} />
      {compensacionDe(of).map(([name, monto]) => (
        <Monto key={name} name={name} monto={monto} />
      ))}
      {aPagar !== of.totalUF && <Monto name="Total a pagar" monto={aPagar} />}
      <tr>
        <th scope="row">
          En pesos
          <small> {ufText(of.uf)}</small>
        </th>
        <td data-num>
          <AmountPesos value={pesos} />
        </td>
      </tr>
    </>
  )
  return (
    <DataTable label="Precio del plan" columns={[{ title: 'Concepto' }, { title: 'Monto', num: true }]} foot={total}>
      {lines
        .filter(([, monto]) => monto !== 0)
        .map(([name, monto]) => (
          <Monto key={name} name={name} monto={monto} />
        ))}
    </DataTable>
  )
}

const Monto = ({ name, monto }: { readonly name: string; readonly monto: UF }) => (
  <tr>
    <th scope="row">{name}</th>
    <td data-num>
      <AmountUF value={monto} />
    </td>
  </tr>
)

/** The UF that made the pesos; the last published one where that day has none (core rules, Demo data). */
function ufText({ valor, fecha, referencia }: Totales['uf']): string {
  return `${referencia ? 'UF de referencia' : 'UF'} del ${fecha}: $ ${formatoValorUF(valor)}`
}
