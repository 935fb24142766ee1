import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { mesEscrito } from '@alerce/domain/base/fechas/escrita'
import { type Mes, primerDia } from '@alerce/domain/cartera/estadisticas'
import type { CSSProperties } from 'react'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import classes from '../estadisticas.module.css'
import { embudo } from '../figuras.ts'
import type { FigurasDelMes } from '../queries.ts'

interface EmbudoProps {
  readonly valores: FigurasDelMes
  readonly mes: Mes
}

interface EtapaDelEmbudo {
  readonly nombre: string
  readonly total: number
  /** null: it is not counted by month. */
  readonly mes: number | null
}

/** From prospect to contract, to look at; the same numbers stand in a table behind it. */
export function Embudo({ valores, mes }: EmbudoProps) {
  const etapas = embudo.map(
    (parte): EtapaDelEmbudo => ({
      nombre: parte.nombre,
      total: valores[parte.total],
      mes: parte.mes && valores[parte.mes],
    }),
  )
  const largest = Math.max(...etapas.flatMap(({ total, mes: delMes }) => [total, delMes ?? 0]))
  return (
    <Panel title="De prospecto a contrato">
      {largest === 0 ? (
        <Empty title="Aún no hay nada que comparar">
          <p>Las barras aparecen con el primer prospecto.</p>
        </Empty>
      ) : (
        <>
          <Barras etapas={etapas} largest={largest} />
          <p className={classes.leyenda} aria-hidden="true">
            <span data-serie="total">Total</span>
            <span data-serie="mes">En {mesEscrito(primerDia(mes))}</span>
          </p>
          <details className={classes.detras}>
            <summary className="thumb">Ver como tabla</summary>
            <Tabla etapas={etapas} mes={mes} />
          </details>
        </>
      )}
    </Panel>
  )
}

const numero = (value: number | null) => (value === null ? '–' : formatoNumero(value))

function Barras({ etapas, largest }: { readonly etapas: readonly EtapaDelEmbudo[]; readonly largest: number }) {
  const ancho = (value: number) => ({ '--ancho': `${(100 * value) / largest}%` }) as CSSProperties
  const read = etapas.map(({ nombre, total }) => `${nombre} ${formatoNumero(total)}`).join(', ')
  return (
    <div className={classes.barras} role="img" aria-label={`Gráfico de barras: ${read}`}>
      {etapas.map(({ nombre, total, mes }) => (
        <div key={nombre} className={classes.etapa}>
          <span>{nombre}</span>
          <div>
            <i data-serie="total" style={ancho(total)} />
            {mes !== null && <i data-serie="mes" style={ancho(mes)} />}
          </div>
          <b>{numero(total)}</b>
        </div>
      ))}
    </div>
  )
}

function Tabla({ etapas, mes: elegido }: { readonly etapas: readonly EtapaDelEmbudo[]; readonly mes: Mes }) {
  const columns = [
    { title: 'Paso' },
    { title: 'Total', num: true },
    { title: `En ${mesEscrito(primerDia(elegido))}`, num: true },
  ]
  return (
    <DataTable label="De prospecto a contrato, en números" columns={columns}>
      {etapas.map(({ nombre, total, mes }) => (
        <tr key={nombre}>
          <th scope="row">{nombre}</th>
          <td data-num>{numero(total)}</td>
          <td data-num>{numero(mes)}</td>
        </tr>
      ))}
    </DataTable>
  )
}
