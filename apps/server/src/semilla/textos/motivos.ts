/** Our own wording of the reasons that contraloría begins from. */
export const motivosDeEjemplo = `Antecedente no declarado
Los antecedentes recibidos muestran una enfermedad anterior que no fue declarada.

Riesgo médico
La enfermedad declarada, según los informes recibidos, no permite aceptar la postulación.

Restricción por preexistencia
La enfermedad declarada es anterior al contrato y sigue en tratamiento.

Renta sin respaldo
Los papeles recibidos no acreditan la renta declarada.

Renta insuficiente
La renta acreditada no alcanza para el total pactado con este plan.`
