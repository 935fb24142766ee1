import { tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { z } from 'zod'
import { contraloriaMessages as m } from '../../../messages/declaracion/contraloria.ts'
import { operation } from '../../../operation.ts'
import { get } from '../../../route.ts'
import { idDe } from '../../../shapes/base/ids.ts'

/** A paper that the income of a case rests on (`id`: its documentoId). */
export const descargarDocumentoDeCaso = operation('descargarDocumentoDeCaso', {
  route: get('/api/alerce/v1/descargarDocumentoDeCaso', ['caso'], { envelope: 'binary' }),
  access: ['contraloria'],
  health: true,
  request: z.object({ identificador: idDe('declaracion'), id: idDe('documento') }),
  reply: z.unknown(),
  tipos: tiposDeArchivo,
  failure: m.documentoFailed,
})
