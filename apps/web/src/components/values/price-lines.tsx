import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import type { ReplyOf } from '../../lib/api/call.ts'
import { AmountPesos, AmountUF } from './amounts.tsx'
import { DataTable } from './data-table.tsx'

type Totales = ReplyOf<'resumenCotizacion'>

/** What a quote is made of; the parts add up to its total (core rules, Money). */
export function PriceLines({ of }: { readonly of: Totales }) {
  const lines: readonly (readonly [string, number])[] = [
    [
      `Plan base ${formatoNumero(of.preciobasePlanUF, 3)} UF × factor ${formatoNumero(of.factorGrupoFamiliar)}`,
      of.precioPlanUF,
    ],
    ['GES', of.precioGesUF],
    ['CAEC', of.CAECUF],
    ...of.beneficios.map(({ nombre, precioUF }) => [nombre, precioUF] as const),
    ['Compensación que otorga', of.precioCOMPOS],
    ['Compensación que recibe', -of.precioCOMNEG],
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
        .filter(([, uf]) => uf !== 0)
        .map(([name, uf]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-num>
              <AmountUF value={uf} />
            </td>
          </tr>
        ))}
    </DataTable>
  )
}

/** The UF that made the pesos; the last published one where that day has none (core rules, Demo data). */
function ufText({ valor, fecha, referencia }: Totales['uf']): string {
  return `${referencia ? 'UF de referencia' : 'UF'} del ${fecha}: $ ${formatoNumero(valor, 2)}`
}
