import { CambioAjenoALaVista } from '../../../../components/feedback/cambio-ajeno.tsx'
import { type CambioAjeno, textoDeAjeno } from '../../../../lib/sale/ajeno.ts'
import type { PersonaDeDS } from '../beneficiarios/beneficiario-form.ts'
import { dichoDe, type Pregunta } from './respuesta-form.ts'

interface OtraRespuestaProps {
  /** Who gave it; null: it came while nothing was being saved. */
  readonly ajeno: CambioAjeno | null
  /** As it is saved now. */
  readonly pregunta: Pregunta
  readonly personas: readonly PersonaDeDS[]
  readonly onTake: () => void
}

/** Another answer is saved where one was typed: who gave it, and what it says. What was typed stays. */
export function OtraRespuesta({ ajeno, pregunta, personas, onTake }: OtraRespuestaProps) {
  return (
    <CambioAjenoALaVista onTake={onTake}>
      <p>
        {ajeno
          ? textoDeAjeno(ajeno)
          : 'Mientras tanto se guardó otra respuesta. Lo que usted escribió sigue aquí: si guarda de nuevo, queda lo suyo.'}
      </p>
      <p>Guardado: {dichoDe(pregunta, personas)}</p>
    </CambioAjenoALaVista>
  )
}
