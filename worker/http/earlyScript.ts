/**
 * Runs before the first paint: a theme chosen on this device must not flash, nor the links of
 * someone who is not signed in (`site/account/auth.ts` keeps the token), and Trusted Types needs its policy before
 * any script asks. The policy lets workers and scripts start from this site only.
 */
export const EARLY_SCRIPT = `(()=>{try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t;if(localStorage.getItem('token'))document.documentElement.dataset.signedIn=''}catch{}
if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:u=>{var a=new URL(u,location.href);if(a.origin===location.origin)return a.href;throw new TypeError('Script from elsewhere: '+a.origin)}})})()`
