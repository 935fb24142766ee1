import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { avanceDeMeta } from '@alerce/domain/cartera/equipo/meta'
import {
  type CuentasDelEquipo,
  cambioDeCierre,
  cierreDe,
  type FiguraDelEquipo,
  sumaDelEquipo,
  tieneMas,
} from '@alerce/domain/cartera/equipo/tablero'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Column, DataTable } from '../../../../components/values/data-table.tsx'
import { type ClaveDeColumna, type ColumnaDelTablero, cambioText, enOrden } from '../columnas.ts'
import classes from '../equipo.module.css'
import type { FilaDelTablero } from '../queries.ts'
import { idDeFigura, type LugarDelTablero } from '../use-lugar.ts'

interface CifraProps {
  readonly figura: FiguraDelEquipo
  /** null: the whole team. */
  readonly asesorId: number | null
  /** Name of the figure. */
  readonly nombre: string
  /** Owner of the figure, for the name of its link. */
  readonly de: string
  readonly cuentas: CuentasDelEquipo
  readonly lugar: LugarDelTablero
  /** Content in place of the count. */
  readonly children?: ReactNode
  /** Another cell of the row has the same figure, and its id. */
  readonly repite?: true
}

/** A count, which opens its sales; nothing opens at zero. */
function Cifra({ figura, asesorId, nombre, de, cuentas, lugar, repite, children }: CifraProps) {
  const { abierta, hacia } = lugar
  const valor = cuentas[figura]
  const text = `${formatoNumero(valor)}${tieneMas(figura, cuentas) ? '+' : ''}`
  if (valor === 0) return children ?? <span className={classes.cero}>{text}</span>
  const esta = abierta?.figura === figura && abierta.asesorId === asesorId
  return (
    <Link
      id={repite ? undefined : idDeFigura({ figura, asesorId })}
      className={classes.cifra}
      to={hacia({ figura, asesorId })}
      aria-current={esta || undefined}
      preventScrollReset
    >
      {children ?? text} <span className="vh">{`${nombre}, ${de}`}</span>
    </Link>
  )
}

interface MetaProps extends Omit<CifraProps, 'figura' | 'children' | 'repite'> {
  readonly logrado: number | null
  readonly meta: number | null
  /** Decimals of what is reached. */
  readonly decimales?: number
}

/** Progress towards a goal, which opens the contracts that it counts. */
function Avance({ logrado, meta, decimales, ...props }: MetaProps) {
  const avance = avanceDeMeta(logrado, meta)
  if (meta === null || avance === null) return <span className={classes.nada}>Sin meta</span>
  return (
    <>
      <Cifra {...props} figura="contratos" repite>
        <span>{avance}&nbsp;%</span>
      </Cifra>
      <small>
        {formatoNumero(logrado ?? 0, decimales)} de {formatoNumero(meta)}
      </small>
      <progress className={classes.avance} max={100} value={Math.min(avance, 100)} aria-hidden="true" />
    </>
  )
}

function Cierre({ cuentas }: { readonly cuentas: CuentasDelEquipo }) {
  const cambio = cambioDeCierre(cuentas)
  return (
    <>
      {formatoNumero(cierreDe(cuentas.suscritas, cuentas.terminadas) ?? 0, 1)}&nbsp;%
      {cambio !== null && <small>{cambioText(cambio, 1)} pts</small>}
    </>
  )
}

interface CeldasProps extends Omit<CifraProps, 'figura' | 'nombre' | 'children' | 'repite'> {
  readonly columnas: readonly ColumnaDelTablero[]
}

/** Cells of an advisor, or of the team. */
function Celdas({ columnas, ...props }: CeldasProps) {
  const { cuentas } = props
  return columnas.map(({ clave, title }) => (
    <td
      key={clave}
      data-title={title}
      data-num
      data-hot={(clave === 'atrasadas' && cuentas.atrasadas > 0) || undefined}
    >
      <div>
        {clave === 'meta' && <Avance {...props} nombre={title} logrado={cuentas.contratos} meta={cuentas.meta} />}
        {clave === 'metaUF' && (
          <Avance {...props} nombre={title} logrado={cuentas.uf} meta={cuentas.metaUF} decimales={1} />
        )}
        {clave === 'cierre' &&
          (cuentas.terminadas === 0 ? (
            <span className={classes.nada}>Sin datos</span>
          ) : (
            <Cifra {...props} figura="terminadas" nombre={title}>
              <Cierre cuentas={cuentas} />
            </Cifra>
          ))}
        {clave !== 'meta' && clave !== 'metaUF' && clave !== 'cierre' && (
          <Cifra {...props} figura={clave} nombre={title} />
        )}
        {clave === 'contratos' && (
          <small>
            Mes anterior <Cifra {...props} figura="contratosAntes" nombre="Contratos del mes anterior" />
          </small>
        )}
      </div>
    </td>
  ))
}

interface TableroProps {
  readonly filas: readonly FilaDelTablero[]
  readonly columnas: readonly ColumnaDelTablero[]
  readonly lugar: LugarDelTablero
}

/** One row per advisor, sorted by any column, and the team at the foot. */
export function Tablero({ filas, columnas, lugar }: TableroProps) {
  const { orden, sort } = lugar
  const sortBy = (clave: ClaveDeColumna): NonNullable<Column['sort']> => ({
    direction: clave === orden.orden ? orden.sentido : null,
    onSort: () => sort(clave),
  })
  const columns: Column[] = [
    { title: 'Asesor', sort: sortBy('asesor') },
    ...columnas.map(({ clave, title, explains }) => ({ title, explains, num: true, sort: sortBy(clave) })),
  ]
  const foot = (
    <tr>
      <th scope="row">Equipo</th>
      <Celdas columnas={columnas} cuentas={sumaDelEquipo(filas)} asesorId={null} de="todo el equipo" lugar={lugar} />
    </tr>
  )
  return (
    <div className={classes.tablero}>
      <DataTable label="Tablero del equipo" columns={columns} cards="early" foot={foot}>
        {enOrden(filas, orden).map((fila) => (
          <tr key={fila.asesorId} data-off={!fila.activo || undefined}>
            <th scope="row">
              {fila.nombre}
              {!fila.activo && <small>Desactivado</small>}
            </th>
            <Celdas columnas={columnas} cuentas={fila} asesorId={fila.asesorId} de={fila.nombre} lugar={lugar} />
          </tr>
        ))}
      </DataTable>
    </div>
  )
}
