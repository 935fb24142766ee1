import { obtenerSeguimiento } from '@alerce/contract/operations/declaracion/postulante-resultado'
import { adjuntoQuePide } from '@alerce/domain/declaracion/adjuntos'
import { correoVelado } from '@alerce/domain/declaracion/invitacion/enlace'
import { situacionDelPostulante } from '@alerce/domain/declaracion/invitacion/seguimiento'
import { contactoDe } from '../../../postulacion/prospecto/read-model.ts'
import { type Context, useCase } from '../../../use-case.ts'
import type { Declaracion } from '../../ds/read-model.ts'
import { adjuntosDesde } from '../../evaluacion/read-model.ts'
import { presentTexto } from '../../invitacion/textos/present-texto.ts'
import { textoRestricciones } from '../../invitacion/textos/read-model.ts'
import { readHechosDelContrato } from '../../turno/read-hechos-del-contrato.ts'
import { presentPrevired } from '../present-textos.ts'
import { readResultado } from './read-resultado.ts'

/** The files that came since something was asked for. */
async function llegados({ tx, vault }: Context, { id, resultado }: Declaracion, desde: string | null) {
  const tipo = adjuntoQuePide(resultado)
  if (tipo === null || desde === null) return []
  const adjuntos = await adjuntosDesde(tx, id, tipo, desde)
  return adjuntos.map((uno) => ({
    id: uno.id,
    nombre: vault.en('adjunto.nombre', uno.id).open<string>(uno.nombre),
    tamano: uno.tamano,
    creado: uno.en,
  }))
}

export const obtenerSeguimientoUseCase = useCase(obtenerSeguimiento, async (_input, ctx) => {
  const { declaracion, prospecto, data, nombre } = await readResultado(ctx)
  const { motivo, restricciones, antecedentes, renta, maximo, decididoEn } = data
  const situacion = situacionDelPostulante(declaracion, await readHechosDelContrato(ctx.tx, declaracion, prospecto))
  const asesor = await contactoDe(ctx.tx, prospecto.asesorId)
  return {
    folio: declaracion.folio,
    situacion,
    decidido: decididoEn,
    asesor: asesor.nombre,
    contacto: { telefono: asesor.telefono, correo: asesor.correo },
    motivo,
    restricciones,
    antecedentes,
    renta,
    maximo,
    archivos: await llegados(ctx, declaracion, decididoEn),
    respuesta: presentTexto(await textoRestricciones(ctx, declaracion)),
    correo: correoVelado(prospecto.correo),
    conCarta: nombre !== null,
    previred: await presentPrevired(ctx, declaracion),
  }
})
