import { obtenerSuscripciones } from '@alerce/contract/operations/acceso/suscripciones'
import { singleRead } from '../../use-case.ts'
import { suscripciones } from './read-model.ts'

export const obtenerSuscripcionesUseCase = singleRead(obtenerSuscripciones, async (_input, { tx, ahora }) => {
  const todas = await suscripciones(tx)
  return todas.map(({ id, estado, en, anteriorHasta, ...suscripcion }) => ({
    ...suscripcion,
    suscripcionId: id,
    anteriorHasta: anteriorHasta !== null && anteriorHasta > ahora ? anteriorHasta : null,
    ultima: estado !== null && en !== null ? { estado, en } : null,
  }))
})
