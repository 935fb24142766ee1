import { nombreDePregunta, preguntaNumerada } from '@alerce/domain/declaracion/preguntas'
import { Button } from '../../../../components/actions/button.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import classes from '../postulante.module.css'
import { ConfirmarResumen } from './confirmar-resumen.tsx'
import { personasDe } from './diagnosticos.ts'
import type { ResumenProps } from './resumen-antecedentes.tsx'

/** Every answer, as it will be signed. */
export function ResumenDeclaracion({ data, onListo, onCorregir }: ResumenProps) {
  const nombres = new Map(personasDe(data).map(({ valor, nombre }) => [valor, nombre]))
  return (
    <>
      <ul className={classes.lista}>
        {data.cuestionario.preguntas.map(({ id, pregunta, respuesta, diagnosticos }) => (
          <li key={id}>
            <div>
              <small>{preguntaNumerada(id, pregunta)}</small>
              <b>{respuesta ? 'Sí' : 'No'}</b>
              {diagnosticos.map(({ beneficiario, diagnostico, fecha, intervencionQuirurgica }) => (
                <span key={`${beneficiario}-${diagnostico.diagnostico}-${fecha}`}>
                  <Enteros>
                    {nombres.get(beneficiario)}: {diagnostico.diagnostico}, {fecha}
                    {intervencionQuirurgica && ', con cirugía'}
                  </Enteros>
                </span>
              ))}
            </div>
            <Button
              kind="quiet"
              aria-label={`Corregir la ${nombreDePregunta(id)}`}
              onClick={() => onCorregir({ paso: 'preguntas', id })}
            >
              Corregir
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmarResumen cual="resumenDeclaracion" onListo={onListo} />
    </>
  )
}
