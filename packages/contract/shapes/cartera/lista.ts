import { z } from 'zod'
import { fechaOpcional, filtro } from '../base/filtros.ts'
import { idDe } from '../base/ids.ts'

/** What narrows a list of sales: whose they are, since and until when they were registered, and how somebody is called. */
export const filtrosDeLista = () =>
  z.object({
    identificador: idDe('asesor').nullish(),
    rangoInicio: fechaOpcional,
    rangoTermino: fechaOpcional,
    nombreProspecto: filtro(80),
    apellidoPaternoProspecto: filtro(80),
    apellidoMaternoProspecto: filtro(80),
  })
