import { documentosMessages as m } from '@alerce/contract/messages/contrato/documentos'
import { descargarDocumentosContractuales } from '@alerce/contract/operations/contrato/documentos'
import { datosDelPostulante } from '../../../papeles/cotizacion.ts'
import { cuaderno } from '../../../papeles/cuaderno.ts'
import type { Hoja } from '../../../papeles/hoja.ts'
import { leerDeclaracion } from '../../declaracion/declaracion/leer-declaracion.ts'
import { exigirSinActualizacion } from '../../postulacion/edicion/exigir-actualizacion.ts'
import { ensure } from '../../refusal.ts'
import { finishedUseCase } from '../../use-case.ts'
import { componerPapel } from './componer-papel.ts'
import { documentosDe, esDeSalud, PDF } from './read-model.ts'

/** Papers are set from what is stored and dated as issued, so that the one PDF says what the single ones say. */
export const descargarDocumentosContractualesUseCase = finishedUseCase(descargarDocumentosContractuales, {
  run: async ({ id }, ctx) => {
    const { declaracion, prospecto } = await leerDeclaracion(ctx, id)
    await exigirSinActualizacion(ctx, prospecto.id)
    const documentos = (await documentosDe(ctx.tx, id)).filter((d) => !esDeSalud(d))
    ensure(documentos.length > 0, m.sinDatos)
    const hojas: Hoja[] = []
    for (const documento of documentos) {
      ensure(documento.emitido, m.pendientes)
      hojas.push(await componerPapel({ db: ctx.tx, vault: ctx.vault }, documento, documento.emitido))
    }
    const quien = datosDelPostulante(prospecto).map(([, valor]) => valor)
    const bajada = [...quien, `Folio ${declaracion.folio}`].join(' · ')
    const titulo = 'Documentos contractuales'
    const nombre = `documentos-contractuales-${declaracion.folio}.pdf`
    return { nombre, papel: cuaderno({ titulo, bajada, hojas, emitida: ctx.ahora }) }
  },
  finish: async ({ nombre, papel }, { imprimir }) => ({ contenido: await imprimir(papel), mime: PDF, nombre }),
})
