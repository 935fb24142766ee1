import { resultadoMessages as m } from '@alerce/contract/messages/declaracion/resultado'
import { alcanceDeRestriccion } from '@alerce/domain/declaracion/veredicto/restricciones'
import { useState } from 'react'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { Eleccion } from '../components/campos.tsx'
import { ConCodigo } from '../components/con-codigo.tsx'
import { Parrafos } from '../components/parrafos.tsx'
import { type RespuestaSiNo, siNoDe } from '../pasos/si-no.ts'
import classes from '../postulante.module.css'
import type { SeguimientoDeDS } from '../queries.ts'

/** Restrictions of a cover: each is read, and the applicant answers all of them with the code of their mail. */
export function Restringida({ data: { restricciones, respuesta, correo } }: { readonly data: SeguimientoDeDS }) {
  const [acepta, setAcepta] = useState<boolean | null>(null)
  return (
    <>
      <ul className={classes.lista} aria-label="Restricciones">
        {restricciones.map(({ persona, condicion, meses, cobertura }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a restriction has no identity but its place
          <li key={at}>
            <div>
              <small>{persona}</small>
              <b>{condicion}</b>
              <span>{alcanceDeRestriccion({ meses, cobertura })}</span>
            </div>
          </li>
        ))}
      </ul>
      <Eleccion<Exclude<RespuestaSiNo, ''>>
        label="¿Acepta estas restricciones?"
        value={siNoDe(acepta)}
        error={null}
        opciones={[
          ['si', 'Las acepto'],
          ['no', 'No las acepto'],
        ]}
        onChange={(value) => setAcepta(value === 'si')}
      />
      {acepta === false && <Notice>Si no las acepta, su suscripción se suspende y no se puede cambiar.</Notice>}
      {acepta !== null && (
        <ConCodigo
          correo={correo}
          casilla="Leí las restricciones y esta es mi respuesta"
          sinMarcar={m.respuestaSinMarcar.text}
          codigo="Código de la respuesta"
          accept={acepta ? 'Aceptar las restricciones' : 'Suspender la suscripción'}
          onPedir={(guardar) => guardar('pedirCodigoDeRespuesta', {})}
          onCodigo={(guardar, pin) => guardar('responderRestricciones', { acepta, pin, version: respuesta.version })}
          // what comes next is read with what was saved
          onHecho={() => undefined}
        >
          <Parrafos de={respuesta.parrafos} />
        </ConCodigo>
      )}
    </>
  )
}
