import { correoVelado } from '@alerce/domain/declaracion/invitacion/enlace'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ConstanciaPostulanteTable } from '../../../platform/db/tables/declaracion.ts'

/** What is said of every electronic signature, on papers and screens. Instants ISO. */
interface FirmaElectronica {
  readonly que: 'firma' | 'restricciones' | 'contrato'
  readonly en: string
  readonly acepta: boolean
  readonly metodo: string | null
  /** SHA-256 in hex of what was signed: its reference. */
  readonly huella: string | null
  /** The address that the code went to, veiled: papers and screens show no other. Null of a signature before 2.4. */
  readonly correoVelado: string | null
  readonly codigoPedido: string | null
  /** When a mail server took the code; null: none did (it was read in the outbox of a demo). */
  readonly codigoEntregado: string | null
  /** Message-ID of the letter, without its domain. */
  readonly codigoCarta: string | null
  /** The connection. */
  readonly ip: string
  readonly agente: string
  /** It is that of a session of the selling advisor in the 24 hours before. */
  readonly conexionDelAsesor: boolean
}

type Constancia = Selectable<ConstanciaPostulanteTable>

const firmado = ({ que, correo, ...fila }: Constancia): FirmaElectronica | null =>
  que === 'previred' || que === 'consideraciones'
    ? null
    : {
        que,
        en: fila.en,
        acepta: fila.acepta,
        metodo: fila.metodo,
        huella: fila.huella,
        correoVelado: correo === null ? null : correoVelado(correo),
        codigoPedido: fila.codigoPedido,
        codigoEntregado: fila.codigoEntregado,
        codigoCarta: fila.codigoCarta,
        ip: fila.ip,
        agente: fila.agente,
        conexionDelAsesor: fila.conexionDelAsesor,
      }

/** All that the applicant of a declaration said, agreed to and signed, first to last. `correo` is the whole address: for the sealed evidence alone. */
export async function constanciasDe(tx: Db, declaracionId: number): Promise<Constancia[]> {
  const query = tx.selectFrom('constanciaPostulante').selectAll().where('declaracionId', '=', declaracionId)
  return await query.orderBy('id').execute()
}

/** What the applicant of a declaration signed with a code, first to last. */
export async function firmasElectronicas(tx: Db, declaracionId: number): Promise<FirmaElectronica[]> {
  return (await constanciasDe(tx, declaracionId)).flatMap((una) => firmado(una) ?? [])
}
