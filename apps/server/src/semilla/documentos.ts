import { emitirDocumentos } from '../core/contrato/documentos/emitir-documentos.ts'
import { pdfAqui } from '../core/pdf-services.ts'
import { almacenEnLaBase } from '../platform/almacen/repository.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { createMailer } from '../platform/outside/mail.ts'
import type { DemoServices } from './demo/como-persona.ts'
import { comoPersona, personaDe } from './demo/como-persona.ts'
import { conDocumentosPendientes } from './repository-documentos.ts'

const sinTrabajos = { send: async () => undefined }

/** Issues the papers of the demo's finished sale, as the background job would, and closes its summary. */
export async function sembrarDocumentos(db: Db, clock: Clock, servicios: DemoServices): Promise<void> {
  const services = {
    jobs: sinTrabajos,
    ...servicios,
    almacen: almacenEnLaBase,
    sellarTiempo: null,
    demo: true,
    ...pdfAqui,
  }
  const mailer = createMailer({ url: undefined, from: '' })
  for (const declaracionId of await conDocumentosPendientes(db)) {
    await emitirDocumentos({ db, clock, services, mailer }, { declaracionId })
    const llamar = comoPersona(db, servicios, clock.ahora(), await personaDe(db, 'asesora'))
    await llamar('guardarEtapa', {
      identificador: declaracionId,
      etapa: 'resumenCotizacion',
      subetapa: 'Documentos Generados',
    })
  }
}
