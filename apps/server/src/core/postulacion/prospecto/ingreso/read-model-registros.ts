import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { esDeUnUsuarioSql } from '../../../acceso/usuarios/read-model.ts'
import { esTitularVigenteSql } from '../../../base/padrones/read-model.ts'
import { existeCiudadSql, existeSql } from '../../../base/referencia/read-model.ts'
import type { FormularioDeProspecto } from './formulario.ts'

/** Facts from lists, users and registers about a form; the fact about an empty field is not used. */
export interface HechosDelFormulario {
  readonly isapre: boolean
  readonly region: boolean
  readonly ciudad: boolean
  readonly colectivo: boolean
  readonly correoDeUsuario: boolean
  readonly rutDelAsesor: boolean
  readonly rutVigente: boolean
}

const codigoDe = (sent: string): number | null => (sent === '' ? null : Number(sent))

/** Reads all facts in one query, so that a save waits once. */
export async function askRegistros(
  tx: Db,
  form: FormularioDeProspecto,
  { asesorId, hoy }: { readonly asesorId: number; readonly hoy: string },
): Promise<HechosDelFormulario> {
  const [region, rut] = [codigoDe(form.codigoRegion), normalizaRut(form.rut)]
  return await tx
    .selectNoFrom([
      existeSql('isapre', codigoDe(form.isapreActual)).as('isapre'),
      existeSql('region', region).as('region'),
      existeCiudadSql(codigoDe(form.codigoCiudad), region).as('ciudad'),
      existeSql('colectivo', codigoDe(form.codColectivo)).as('colectivo'),
      esDeUnUsuarioSql(form.correo).as('correoDeUsuario'),
      sql<boolean>`exists (select from usuario where id = ${asesorId} and rut = ${rut})`.as('rutDelAsesor'),
      esTitularVigenteSql(rut, hoy).as('rutVigente'),
    ])
    .executeTakeFirstOrThrow()
}
