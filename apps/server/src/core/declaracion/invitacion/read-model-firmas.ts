import { correoVelado } from '@alerce/domain/declaracion/invitacion/enlace'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ConstanciaPostulanteTable } from '../../../platform/db/tables/declaracion.ts'

/** Electronic signature as shown on papers and screens. Instants ISO. */
interface FirmaElectronica {
  readonly que: 'firma' | 'restricciones' | 'contrato'
  readonly en: string
  readonly acepta: boolean
  readonly metodo: string | null
  /** SHA-256 in hex of the signed content: its reference. */
  readonly huella: string | null
  /** Masked address of the code: papers and screens show no other. Null for a signature before 2.4. */
  readonly correoVelado: string | null
  readonly codigoPedido: string | null
  /** Instant of acceptance by a mail server; null: none (it was read in the outbox of a demo). */
  readonly codigoEntregado: string | null
  /** Message-ID of the letter, without its domain. */
  readonly codigoCarta: string | null
  /** IP address of the connection. */
  readonly ip: string
  readonly agente: string
  /** The IP matches a session of the selling advisor in the 24 hours before. */
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

/**
 * Consents and signatures of the applicant, oldest first. `correo` is the whole address: only for the sealed evidence.
 */
export async function constanciasDe(tx: Db, declaracionId: number): Promise<Constancia[]> {
  const query = tx.selectFrom('constanciaPostulante').selectAll().where('declaracionId', '=', declaracionId)
  return await query.orderBy('id').execute()
}

/** Signatures with a code by the applicant, oldest first. */
export async function firmasElectronicas(tx: Db, declaracionId: number): Promise<FirmaElectronica[]> {
  return (await constanciasDe(tx, declaracionId)).flatMap((una) => firmado(una) ?? [])
}
