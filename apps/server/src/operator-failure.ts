/** What the operator of this machine must put right, in words for them: it is shown without a trace. */
export class OperatorFailure extends Error {}
