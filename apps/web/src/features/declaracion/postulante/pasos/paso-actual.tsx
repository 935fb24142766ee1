import type { Postulacion } from '../queries.ts'
import { claveDe, type PantallaDelPostulante } from '../recorrido.ts'
import { Beneficiario } from './beneficiario.tsx'
import { Circular } from './circular.tsx'
import { Consideraciones } from './consideraciones.tsx'
import { Firma } from './firma.tsx'
import { Jurada } from './jurada.tsx'
import { Pregunta } from './pregunta.tsx'
import { Previred } from './previred.tsx'
import { Renta } from './renta.tsx'
import type { ResumenProps } from './resumen-antecedentes.tsx'
import { ResumenAntecedentes } from './resumen-antecedentes.tsx'
import { ResumenDeclaracion } from './resumen-declaracion.tsx'
import { Titular } from './titular.tsx'

interface PasoActualProps extends ResumenProps {
  readonly pantalla: PantallaDelPostulante
  /** What the forms begin with, where that is more than what is saved. */
  readonly escrita: Postulacion
}

/** What one screen asks. */
export function PasoActual({ pantalla, escrita, onCorregir, ...props }: PasoActualProps) {
  const clave = claveDe(pantalla)
  const ficha = { ...props, data: escrita, leida: props.data }
  return (
    <>
      {pantalla.paso === 'previred' && <Previred {...props} />}
      {pantalla.paso === 'renta' && <Renta {...props} />}
      {pantalla.paso === 'consideraciones' && <Consideraciones {...props} />}
      {pantalla.paso === 'cotizante' && <Titular {...ficha} />}
      {pantalla.paso === 'beneficiarios' && pantalla.id !== null && (
        <Beneficiario key={clave} {...ficha} id={pantalla.id} />
      )}
      {pantalla.paso === 'preguntas' && pantalla.id !== null && <Pregunta key={clave} {...ficha} id={pantalla.id} />}
      {pantalla.paso === 'juradas' && pantalla.id !== null && <Jurada key={clave} {...props} id={pantalla.id} />}
      {pantalla.paso === 'resumenAntecedentes' && <ResumenAntecedentes {...props} onCorregir={onCorregir} />}
      {pantalla.paso === 'resumenDeclaracion' && <ResumenDeclaracion {...props} onCorregir={onCorregir} />}
      {pantalla.paso === 'circular' && <Circular {...props} />}
      {pantalla.paso === 'firma' && <Firma {...props} />}
    </>
  )
}
