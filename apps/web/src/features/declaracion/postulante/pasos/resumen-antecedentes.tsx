import { etiquetasDS } from '@alerce/contract/fichas/declaracion/etiquetas-ds'
import { pensionDeclarada } from '@alerce/contract/forms/declaracion/cotizante'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { deSexoDS } from '@alerce/domain/base/persona/sexo'
import { vinculoDeclarado } from '@alerce/domain/postulacion/beneficiarios'
import { Button } from '../../../../components/actions/button.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import type { PayloadOf } from '../../../../lib/api/call.ts'
import { Acciones } from '../components/acciones.tsx'
import classes from '../postulante.module.css'
import { useGuardar } from '../queries.ts'
import type { PantallaDelPostulante } from '../recorrido.ts'
import type { PasoProps } from './paso.ts'

export interface ResumenProps extends PasoProps {
  readonly onCorregir: (pantalla: PantallaDelPostulante) => void
}

const medidas = (peso: number | null, altura: number | null) =>
  `${peso ?? '—'} kg, ${altura === null ? '—' : String(altura).replace('.', ',')} m`

interface ConfirmarResumenProps extends PayloadOf<'confirmarResumen'> {
  readonly onListo: () => void
}

/** The end of a summary: it is as it should be. */
export function ConfirmarResumen({ cual, onListo }: ConfirmarResumenProps) {
  const { save, busy, failure } = useGuardar()
  const confirm = async () => {
    if (busy) return
    const hecho = await save('confirmarResumen', { cual })
    if (hecho && 'reply' in hecho) onListo()
  }
  return <Acciones accept="Está correcto" busy={busy} failure={failure} onAccept={() => void confirm()} />
}

/** Everyone of the declaration, each with the way back to correct it. */
export function ResumenAntecedentes({ data: { titular, beneficiarios }, onListo, onCorregir }: ResumenProps) {
  const personas = [
    {
      ...titular,
      documento: titular.rut,
      quien: 'Usted',
      pension: pensionDeclarada(titular),
      pantalla: { paso: 'cotizante', id: null } as const,
    },
    ...beneficiarios.map((b) => ({
      ...b,
      documento: b.rutBeneficiario ?? b.pasaporte,
      quien: `Va con usted, ${vinculoDeclarado(b.relacion, b.descripcionOtro, deSexoDS(b.sexo))}`,
      pension: null,
      pantalla: { paso: 'beneficiarios', id: b.id } as const,
    })),
  ]
  return (
    <>
      <ul className={classes.lista}>
        {personas.map(({ id, documento, quien, pension, pantalla, ...persona }) => (
          <li key={id}>
            <div>
              <small>{quien}</small>
              <b>
                {persona.nombres} {persona.apellidoPaterno} {persona.apellidoMaterno}
              </b>
              <span>
                <Enteros>
                  {documento && formatoRut(documento)} · {persona.fechaNacimiento} ·{' '}
                  {medidas(persona.peso, persona.altura)}
                </Enteros>
              </span>
              {pension && (
                <span>
                  {etiquetasDS.pension}: {pension}
                </span>
              )}
            </div>
            <Button
              kind="quiet"
              aria-label={`Corregir los datos de ${persona.nombres}`}
              onClick={() => onCorregir(pantalla)}
            >
              Corregir
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmarResumen cual="resumenAntecedentes" onListo={onListo} />
    </>
  )
}
