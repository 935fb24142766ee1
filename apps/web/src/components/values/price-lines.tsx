import { formatoNumero, formatoUF, formatoValorUF } from '@alerce/domain/base/dinero/formato'
import type { UF } from '@alerce/domain/base/dinero/tipos'
import { nombreDeUf } from '@alerce/domain/base/dinero/uf-del-dia'
import { aPagarDe, compensacionDe } from '@alerce/domain/cotizacion/lineas'
import type { ReplyOf } from '../../lib/api/call.ts'
import { PesosRow, priceColumns, UFRow } from './amount-rows.tsx'
import { DataTable } from './data-table.tsx'
import { Enteros } from './enteros.tsx'

type Totales = ReplyOf<'resumenCotizacion'>

/** Lines of a quote; the parts add up to its total (core rules, Money). */
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
  // A remote core may tell the pesos of the own total, and not their UF
  const { uf: aPagar, pesos } = aPagarDe(of)
  const total = (
    <>
      <UFRow name="Total mensual" value={of.totalUF} />
      {compensacionDe(of).map(([name, monto]) => (
        <UFRow key={name} name={name} value={monto} />
      ))}
      {aPagar !== of.totalUF && <UFRow name="Total a pagar" value={aPagar} />}
      {(of.uf.fecha !== '' || aPagar === of.totalUF) && (
        <PesosRow
          name={
            <>
              En pesos
              {of.uf.fecha !== '' && (
                <small>
                  <Enteros> {ufText(of.uf)}</Enteros>
                </small>
              )}
            </>
          }
          value={of.uf.fecha === '' ? of.totalPesos : pesos}
        />
      )}
    </>
  )
  return (
    <DataTable label="Precio del plan" columns={priceColumns} foot={total}>
      {lines
        .filter(([, monto]) => monto !== 0)
        .map(([name, monto]) => (
          <UFRow key={name} name={name} value={monto} />
        ))}
    </DataTable>
  )
}

/** The UF that made the pesos; the last published one where that day has none (core rules, Demo data). */
const ufText = (dia: Totales['uf']): string => `${nombreDeUf(dia)}: $ ${formatoValorUF(dia.valor)}`
