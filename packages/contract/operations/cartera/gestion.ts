import { z } from 'zod'
import { todoDeUnaDS } from '../../asuntos.ts'
import { carteraMessages } from '../../messages/cartera/lista.ts'
import { declaracionMessages } from '../../messages/declaracion/declaracion.ts'
import { prospectoMessages } from '../../messages/postulacion/prospecto.ts'
import { operation } from '../../operation.ts'
import { read, write } from '../../route.ts'
import { id, idDe } from '../../shapes/base/ids.ts'
import { lugar } from '../../shapes/cotizacion/cotizacion.ts'

/** A screen of a sale, without its query, and the DS that it is opened with. */
const pantalla = { ruta: z.string(), identificador: id().nullable() }

/**
 * Gestionar on a card, decided in one answer (spec 1 §4): what stops it, with the catalogue's code and text, or the
 * screen where it leads. `antes`: what is done on the way, between the mark and the screen. `sigue`: the step that is
 * now, for who follows what comes next instead; with 'finalizar', the one after that was done. It changes nothing;
 * prospectoGestionado looks again. Ours.
 */
export const resolverGestion = operation('resolverGestion', {
  route: read('/api/alerce/v1/resolverGestion', ['prospecto', 'venta', 'mandatos', 'fun']),
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.object({
    detiene: z.object({ codigo: z.string(), texto: z.string() }).nullable(),
    ...pantalla,
    antes: z.enum(['generarManual', 'finalizar']).nullable(),
    sigue: z.object(pantalla),
  }),
  failure: carteraMessages.redirectFailed,
})

/**
 * 'Generar DS' and Gestionar on its way to it, in one act: the manual declaration is there, and its stage is the
 * prospect's. Asked again it answers the live one. 409 'advertencia' where it would annul earlier invitations of the
 * person and `confirma` does not say that the user agrees. `enviada`: it says what another DS said and was evaluated
 * at once, so that nothing is left to type. Ours.
 */
export const iniciarDSManual = operation('iniciarDSManual', {
  route: write('/api/alerce/v1/iniciarDSManual', [
    'prospecto',
    'datos',
    'plan',
    'declaracion',
    ...todoDeUnaDS,
    'rechazos',
    'mesa',
    'bitacora',
  ]),
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto'), confirma: z.boolean().optional() }),
  reply: z.object({ declaracionSaludId: z.number(), enviada: z.boolean() }),
  failure: declaracionMessages.dsManualFailed,
})

/**
 * What 'Confirmar Plan' would refuse, but for the price of the day: asked before somebody is asked whether they are
 * sure. Refuses as the confirmation would (422), with what is missing; it changes nothing. Ours.
 */
export const revisarConfirmacion = operation('revisarConfirmacion', {
  route: read('/api/alerce/v1/revisarConfirmacion', ['prospecto', 'plan', 'venta']),
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto'), lugar: lugar() }),
  reply: z.literal('ok'),
  failure: prospectoMessages.etapaSaveFailed,
})
