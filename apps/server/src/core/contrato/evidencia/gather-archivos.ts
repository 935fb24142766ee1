import type { ArchivoDeEvidencia } from '@alerce/evidencia/manifiesto'
import type { Db } from '../../../platform/db/database.ts'
import { constanciasDe } from '../../declaracion/invitacion/read-model-firmas.ts'
import { firmadosYReemplazados } from '../documentos/read-model.ts'
import { papelesPorFirmar } from '../firmados/read-model.ts'
import { juradasDeEvidencia, tamanosDe } from './read-model.ts'

export interface ArchivoReunido extends ArchivoDeEvidencia {
  readonly archivoId: number
}

const EXTENSIONES: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'application/json': 'json',
}
/** Titles of contents signed without a paper. */
const TITULOS: Readonly<Record<string, string>> = {
  firma: 'Lo que se firmó en la Declaración de Salud',
  restricciones: 'Lo que se respondió a las restricciones',
}
/** Longest file name in a path: old ZIP programs must open it. */
const LARGO = 60

const enRuta = (titulo: string): string =>
  titulo
    .replace(/\.pdf$/i, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LARGO)
    .toLowerCase()

interface Papel {
  readonly carpeta: 'papeles' | 'firmados' | 'juradas' | 'reemplazados' | 'contenidos'
  readonly titulo: string
  readonly archivoId: number
  readonly en: string
}

/**
 * Files behind the contract: issued and signed papers, sworn declarations, signed papers that were replaced, and
 * contents signed without a paper.
 */
export async function gatherArchivos(tx: Db, declaracionId: number): Promise<ArchivoReunido[]> {
  const papeles = await papelesPorFirmar(tx, declaracionId)
  const todos: Papel[] = [
    ...papeles.flatMap(({ nombre: titulo, archivoId, emitido: en }) =>
      archivoId && en ? [{ carpeta: 'papeles' as const, titulo, archivoId, en }] : [],
    ),
    ...papeles.flatMap(({ nombre: titulo, copiaFirmadaId: archivoId, firmadoEn: en }) =>
      archivoId && en ? [{ carpeta: 'firmados' as const, titulo, archivoId, en }] : [],
    ),
    ...papeles.flatMap(({ nombre: titulo, firmado }) =>
      firmado ? [{ carpeta: 'firmados' as const, titulo, archivoId: firmado.archivoId, en: firmado.en }] : [],
    ),
    ...(await juradasDeEvidencia(tx, declaracionId)).map((jurada) => ({
      ...jurada,
      carpeta: 'juradas' as const,
      titulo: 'Declaración jurada de carga médica',
    })),
    ...(await firmadosYReemplazados(tx, declaracionId)).flatMap(({ nombre: titulo, archivoId, firmadoEn: en }) =>
      archivoId ? [{ carpeta: 'reemplazados' as const, titulo, archivoId, en }] : [],
    ),
    ...(await constanciasDe(tx, declaracionId)).flatMap(({ que, archivoId, en }) =>
      archivoId ? [{ carpeta: 'contenidos' as const, titulo: TITULOS[que] ?? que, archivoId, en }] : [],
    ),
  ]
  const guardados = await tamanosDe(
    tx,
    todos.map(({ archivoId }) => archivoId),
  )
  return todos.map(({ carpeta, titulo, archivoId, en }, i) => {
    const { sha256, tamano, mime } = guardados.get(archivoId) ?? { sha256: '', tamano: 0, mime: '' }
    const ruta = `${carpeta}/${String(i + 1).padStart(2, '0')}-${enRuta(titulo)}.${EXTENSIONES[mime] ?? 'bin'}`
    return { ruta, titulo, sha256, bytes: tamano, en, archivoId }
  })
}
